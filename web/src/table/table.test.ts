import { beforeEach, describe, expect, test } from "vitest";
import { findFixture } from "../dev/fixtures";
import { CALL, type ToClient, type ToServer, type Update } from "../protocol";
import { useTexts } from "../lib/fluent.svelte";
import { settings } from "../lib/settings.svelte";
import { connectRegions, type LiveRegion } from "../lib/liveRegion";
import { readOut } from "./readouts";
import { isRepeatedBy, outcomeText, phraseWithName, settlementTexts } from "./announceUpdate";
import { Table } from "./table.svelte";

function open(name: string): { table: Table; sent: ToServer[]; hear: (message: ToClient) => void } {
  const sent: ToServer[] = [];
  const found = findFixture(name)!;
  let tell: (message: ToClient) => void = () => {};
  const table = new Table((hear) => {
    tell = hear;
    return { send: (message) => sent.push(message) > 0, close: () => {} };
  });
  tell(found.hello);
  for (const update of found.updates) tell(update);
  return { table, sent, hear: tell };
}

const [AH, KS, AS, QH, TC] = [39, 21, 23, 36, 6];

beforeEach(() => useTexts("en", "web-refusal = Not { $name }: { $duty }"));

describe("cards", () => {
  test("a card that may not be played is refused with the duty, and nothing is sent", () => {
    const { table, sent } = open("follow");
    table.pressCard(AH, false);
    expect(sent).toEqual([]);
    expect(table.notice).toBe("Not AH: Head");
  });
  test("a card that another duty forbids is refused with that one, and the duty line says both", () => {
    const { table, hear } = open("follow");
    const last = findFixture("follow")!.updates.at(-1)!;
    const kept = { key: "duty-marias-keep-seven", args: { duty: 64 } };
    hear({ ...last, seq: last.seq + 1, events: [], told: [], explain: { ...last.explain, duty: kept, besides: [{ key: "duty-trump", calls: [AH] }] } });
    table.pressCard(AH, false);
    expect(table.notice).toBe("Not AH: Trump");
    table.pressCard(TC, false);
    expect(table.notice).toBe("Not TC: Keep seven");
    expect(table.duty).toBe("Trump Keep seven");
  });
  test("one press plays, or the first one chooses", () => {
    const once = open("follow");
    once.table.pressCard(KS, false);
    expect(once.sent).toEqual([{ type: "act", seq: 1, actions: [KS] }]);
    const twice = open("follow");
    twice.table.pressCard(KS, true);
    expect(twice.sent).toEqual([]);
    expect(twice.table.buttons.map((b) => b.card)).toEqual([KS]);
    twice.table.pressCard(KS, true);
    expect(twice.sent).toHaveLength(1);
  });
  test("melds stay until they are taken up, where one wants that", () => {
    settings.holdMelds = true;
    const { table, hear } = open("melded");
    const last = findFixture("melded")!.updates.at(-1)!;
    const trick = table.places.find((place) => place.kind === "trick")!.index;
    const places = last.view.places.map((cards, i) => (i === trick ? [AH] : cards));
    expect(table.isHoldingMelds).toBe(false); // nothing has been led
    hear({ ...last, seq: last.seq + 1, events: [], told: [], view: { ...last.view, places } });
    expect(table.isHoldingMelds).toBe(true);
    table.liftMelds();
    expect(table.isHoldingMelds).toBe(false);
    settings.holdMelds = false;
  });
  test("nothing is sent twice while an action is on its way", () => {
    const { table, sent } = open("follow");
    table.pressCard(KS, false);
    table.pressCard(AS, false);
    expect(sent).toHaveLength(1);
  });
  test("a card that can be declared asks how", () => {
    const { table, sent } = open("lead");
    table.pressCard(QH, false);
    expect(sent).toEqual([]);
    expect(table.buttons.map((b) => b.id)).toEqual([`play:${QH}`, `play:${64 | QH}`]);
    table.buttons[1]!.press();
    expect(sent).toEqual([{ type: "act", seq: 1, actions: [64 | QH] }]);
  });
  test("several are chosen, then submitted together", () => {
    const { table, sent } = open("discard");
    table.pressCard(TC, false); // an ace or ten may not
    expect(table.chosenCards).toEqual([]);
    table.pressCard(16, false);
    expect(table.buttons[0]).toMatchObject({ disabled: true });
    table.pressCard(0, false);
    expect(table.buttons[0]).toMatchObject({ disabled: false });
    table.buttons[0]!.press();
    expect(sent.filter((m) => m.type === "act")).toEqual([{ type: "act", seq: 1, actions: [0, 16] }]);
    table.pressCard(0, false);
  });
});

test("a seat has its tricks and points of the deal, and a score that says what it is", () => {
  useTexts("en", "tricks = { $n } tricks\npoints = { $n } points\nweb-score-of = score { $score }");
  const { table } = open("follow");
  table.deal = { ...table.deal!, trickCount: 3, winners: [0, 1, 0] };
  table.update = { ...table.update!, explain: { ...table.explanation, points: [30, 10, 0] } };
  expect(table.seatFacts(0)).toEqual(["2 tricks", "30 points", "score -16"]);
  table.deal = { ...table.deal!, trickCount: 0, winners: [] };
  table.update = { ...table.update!, explain: {} };
  expect(table.seatFacts(1)).toEqual(["score 28"]);
});

test("a claim that would certainly fail is marked, so that it is no offer", () => {
  const { table } = open("follow");
  const calls = ["act-x-close", "act-x-claim-wrong"].map((key, i) => ({ key, calls: [CALL + i] }));
  table.hello = { ...table.hello!, signs: { ...table.hello!.signs, vain: ["act-x-claim-wrong"] } };
  table.update = { ...table.update!, explain: { calls } };
  expect(table.buttons.map((b) => b.vain)).toEqual([false, true]);
});

test("a refused message gives the card back with a sentence", () => {
  const { table, hear } = open("follow");
  table.pressCard(KS, false);
  hear({ type: "refused", kind: "stale", row: { key: "nobody-knows" }, text: "too late", seq: 2 });
  expect(table.sentActions).toEqual([]);
  expect(table.notice).toBe("too late");
});

test("a made-up game with unknown calls can be played", () => {
  const { table, sent } = open("toy");
  expect(table.buttons.map((b) => b.label)).toEqual(["Zugzwang", "Double 3", "Swap"]);
  expect(table.title).toBe("Grand fandango");
  table.buttons[1]!.press();
  expect(sent).toEqual([{ type: "act", seq: 1, actions: [CALL + 1] }]);
});

test("the ten goes where a person wants it", () => {
  const { table } = open("answer");
  const order = (): number[] => table.hand.map((p) => p.card).filter((c) => c >> 4 === 0);
  expect(order()[0]).toBe(TC);
  settings.order = "low";
  expect(order()[0]).not.toBe(TC);
  settings.order = "auto";
});

test("ranks, points and payment are told, and nothing is read from the numbers of the game", () => {
  useTexts("en", "web-you = You\nweb-you-pay = pay { $amount }\nweb-you-score = score { $amount }\nweb-say-no-points = none");
  const { table, hear } = open("settled");
  const last = table.update!;
  const own: Update = { ...last, seq: 2, view: { ...last.view, pub: { ...last.view.pub, result: [-4, 2, 2], points: [7, 7, 7] } }, explain: { points: [30, 30, 90], order: [7, 5, 4, 3, 6, 2, 1, 0] } };
  hear(own);
  expect(readOut(table, "P")).toContain("You: 30");
  expect(table.rankOrder).toEqual([7, 5, 4, 3, 6, 2, 1, 0]);
  expect(outcomeText(table)).toBe("pay 4");
  hear({ ...table.hello!, pays: false });
  expect(outcomeText(table)).toBe("score -4");
  hear({ ...own, seq: 3, explain: {} });
  expect(readOut(table, "P")).toBe("none");
  expect(table.rankOrder).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
});

describe("bidding", () => {
  const words = `
act-pinochle-pass = Pass
act-pinochle-bid = Bid { $bid }
act-pinochle-jump = Jump to { $bid }
call-pinochle-bid = { SEAT($seat) }: { $bid }.
call-pinochle-pass = { SEAT($seat) } passes.
signal-pinochle-open = { SEAT($seat) }: I open.
signal-pinochle-no-wish = { SEAT($seat) }: I do not want it.
signal-pinochle-meld = { SEAT($seat) }: I hold { $n }.
signal-pinochle-none = Nothing.
`;
  beforeEach(() => useTexts("en", words));
  test("bids and jumps are one stepper, whatever their keys", () => {
    const { table } = open("bidding");
    const [pass, ...amounts] = table.buttons;
    expect(pass).toMatchObject({ label: "Pass", stepper: "" });
    expect(new Set(amounts.map((b) => b.stepper))).toEqual(new Set(["bid"]));
    expect(amounts.map((b) => b.amount).slice(0, 3)).toEqual(["54", "55", "56"]);
  });
  test("every call made, and every one that can be made, tells what it means", () => {
    const { table } = open("bidding");
    const made = table.auction.map((call) => table.meaningText(call.action, call.seat));
    expect(made.slice(0, 3)).toEqual(["I open", "I do not want it", "I hold 10"]);
    // The same action means something else where it has not been made: nothing is mixed up.
    expect(table.meaningText(256, 1)).toBe("");
    expect(table.buttons.slice(0, 3).map((b) => b.meaning)).toEqual(["I do not want it", "", "I hold 20"]);
  });
});

test("with cards chosen the melds are those of the cards, and a number that is not theirs cannot be pressed", () => {
  const { table, sent, hear } = open("selecting");
  const [QC, JD] = [4, 51];
  table.pressCard(QC, false);
  const [asked] = sent.filter((m) => m.type === "preview").map((m) => m.actions);
  expect(asked).toEqual([QC]);
  const explain = { melds: [{ key: "meld-pinochle", args: { seat: 0, value: 4 } }], calls: [{ key: "act-pinochle-meld", calls: [CALL] }] };
  hear({ type: "previewed", actions: [QC], view: table.view!, explain });
  expect(table.melds.map((m) => m.sum)).toEqual([4]);
  expect(table.buttons.map((b) => b.disabled)).toEqual([false]);
  table.pressCard(JD, false);
  expect(table.buttons.map((b) => b.disabled)).toEqual([true]);
  hear({ type: "previewed", actions: [QC, JD], view: table.view!, explain });
  table.buttons[0]!.press();
  expect(sent.filter((m) => m.type === "act")).toEqual([{ type: "act", seq: 1, actions: [QC, JD, CALL] }]);
});

test("what each seat has stands in columns, the rest in words", () => {
  const { table } = open("melded");
  expect(table.columns).toEqual(["meld", "take"]);
  expect(table.columnPhrases).toHaveLength(3);
  expect(table.otherStakes).toEqual([]);
  expect(open("answer").table.columnPhrases).toEqual([]);
});

test("a score is what is left of it where players count down", () => {
  const { table, hear } = open("follow");
  useTexts("en", "web-score-of = score { MONEY($score) }\nweb-score-left = { MONEY($score) } to go");
  table.update = { ...table.update!, scores: [6, 0, 0] };
  expect([table.shownScore(0), table.scoreText(0)]).toEqual([6, "+3"]);
  expect(table.scoreSentence(0)).toBe("score 3");
  hear({ ...table.hello!, money: 1, down: 7 });
  expect([table.shownScore(0), table.scoreText(0), table.scoreText(1)]).toEqual([1, "1", "7"]);
  expect(table.scoreSentence(0)).toBe("1 to go");
});

test("an earlier deal is told with the seats that it had", () => {
  useTexts("en", "web-you = You\nweb-says = { $name }: { $text }\ntaken = { SEAT($seat) } takes it.\ntaken-you = You take it.\ncall-plain = Good.\nevent-lost = The bid is lost.");
  const { table } = open("follow");
  const names = table.hello!.chairs.map((chair) => chair.name);
  const me = table.hello!.me;
  const context = table.contextOf({ chairs: [2, 0, 1] });
  expect(phraseWithName(table, { key: "taken", args: { seat: [2, 0, 1].indexOf(me) } }, [2, 0, 1].indexOf(me), context)).toBe("You take it.");
  const other = [0, 1, 2].find((seat) => [2, 0, 1][seat] !== me)!;
  expect(phraseWithName(table, { key: "taken", args: { seat: other } }, other, context)).toBe(`${names[[2, 0, 1][other]!]} takes it.`);
  expect(phraseWithName(table, { key: "call-plain" }, other, context)).toBe(`${names[[2, 0, 1][other]!]}: Good.`);
  // What happens is nobody's words.
  expect(phraseWithName(table, { key: "event-lost" }, other, context)).toBe("The bid is lost.");
});

test("what the next sentence says with more is not said before it", () => {
  expect(isRepeatedBy("You draw.", "You draw the ten of hearts.")).toBe(true);
  for (const next of ["You draw.", "You drawl it.", "Anna draws the ten.", undefined]) expect(isRepeatedBy("You draw.", next)).toBe(false);
});

test("the duty key says what is asked: cards, or the buttons by their numbers", () => {
  useTexts("en", "web-your-turn = Your turn.\nweb-say-no-duty = Any card.\nweb-thinking = { $name } thinks.\nduty-head = Beat it.\nweb-may = You may play { $cards }.\nquestion-marias-flek = Do you double?\nact-marias-good = Good\nact-marias-raise-one = Flek { $item1 }\n    .detail = { $worth } instead of { $was }\nact-marias-raise-two = Flek both");
  expect(readOut(open("answer").table, "D")).toBe("Do you double? 1: Good; 2: Flek 1, 32 instead of 16; 3: Flek 2, 16 instead of 8; 4: Flek both.");
  expect(readOut(open("follow").table, "D")).toMatch(/^Beat it\. You may play /);
  expect(readOut(open("thinking").table, "D")).toBe("Bohouš thinks.");
  const bidding = open("bidding").table;
  const amounts = readOut(bidding, "D").match(/\+ −: (\d+)–(\d+)/)!;
  expect(Number(amounts[1])).toBeLessThan(Number(amounts[2]));
});

test("who comes to a trick that is being played hears what lies there", () => {
  useTexts("en", "web-your-turn = Your turn.");
  const said: string[] = [];
  const close = connectRegions({ write: (text: string) => said.push(text) } as unknown as LiveRegion, { write: () => {} } as unknown as LiveRegion);
  open("follow");
  close();
  expect(said.join(" ")).toMatch(/^Květa: 9S\. Your turn\./);
});

test("the end of a deal is told row by row, and a new deal with its number", () => {
  useTexts("en", "item-marias-hundred-failed = Hundred failed\n    .detail = { $measured } of 100\nitem-marias-seven-won = Seven won\nweb-deal-number = Deal { $n }");
  const { table, hear } = open("settled");
  expect(settlementTexts(table)).toEqual(["Hundred failed, Květa, 90 of 100: −16", "Seven won, Květa: +4"]);
  const said: string[] = [];
  const close = connectRegions({ write: (text: string) => said.push(text) } as unknown as LiveRegion, { write: () => {} } as unknown as LiveRegion);
  hear({ ...table.update!, seq: table.update!.seq + 1, deal: 13 });
  close();
  expect(said.join()).toMatch(/^Deal 13\./);
});

test("what one wins and draws is spoken, and what one has just done is not", () => {
  useTexts("en", "event-play-x = { SEAT($seat) } plays.\nwon = { SEAT($seat) } takes it.\nwon-you = You take it.\ndrawn = { SEAT($seat) } draws.\ndrawn-you = You draw.");
  const said: string[] = [];
  connectRegions({ write: (text: string) => said.push(text) } as unknown as LiveRegion, { write: () => {} } as unknown as LiveRegion);
  const { table, hear } = open("thinking");
  const args = { seat: table.me };
  const phrases = [{ key: "event-play-x", args }, { key: "won", args }, { key: "drawn", args }];
  const events = [{ kind: "play", seat: table.me }, { kind: "trick", seat: table.me }, { kind: "draw", seat: table.me }];
  hear({ ...table.update!, seq: table.update!.seq + 1, fresh: false, events, told: phrases });
  expect(said.join(" ")).toContain("You take it. You draw.");
  expect(said.join(" ")).not.toContain("plays");
});

describe("person and number are the language's", () => {
  const files = import.meta.glob<string>("../../../src/hlaska/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
  const all = (language: string): string[] => Object.entries(files).filter(([name]) => name.includes(`/${language}/`)).map(([, text]) => text);
  const phrase = (key: string, args: Record<string, number>) => ({ key, args });
  test.each([
    ["en", "stake-pinochle-need", { seat: 0, need: 55, bid: 300 }, "You need 55 more for 300"],
    ["cs", "stake-pinochle-need", { seat: 0, need: 55, bid: 300 }, "Do 300 vám chybí 55"],
    ["en", "event-pinochle-pass", { seat: 2, partner: 0, n: 4 }, "Květa passes you 4 cards."],
    ["en", "event-pinochle-pass", { seat: 2, partner: 0, n: 1 }, "Květa passes you 1 card."],
    ["cs", "event-pinochle-pass", { seat: 2, partner: 0, n: 4 }, "Květa vám předává 4 karty."],
    ["cs", "event-pinochle-pass", { seat: 2, partner: 0, n: 5 }, "Květa vám předává 5 karet."],
    ["en", "event-thousand-give-hidden", { seat: 1, to: 0 }, "Bohouš gives you a card."],
    ["cs", "event-thousand-give-hidden", { seat: 1, to: 0 }, "Bohouš vám předává kartu."],
    ["en", "draw-chooses", { seat: 0 }, "You choose a seat."],
    ["de", "stake-pinochle-need", { seat: 0, need: 55, bid: 300 }, "Du brauchst noch 55 Punkte auf 300"],
    ["de", "event-pinochle-pass", { seat: 2, partner: 0, n: 1 }, "Květa schiebt dir 1 Karte zu."],
    ["de", "event-thousand-give-hidden", { seat: 1, to: 0 }, "Bohouš gibt dir eine Karte."],
    ["de", "draw-chooses", { seat: 0 }, "Du wählst einen Platz."],
    ["sk", "stake-pinochle-need", { seat: 0, need: 55, bid: 300 }, "Do 300 vám chýba 55"],
    ["sk", "event-pinochle-pass", { seat: 2, partner: 0, n: 4 }, "Květa vám odovzdáva 4 karty."],
    ["sk", "event-pinochle-pass", { seat: 2, partner: 0, n: 5 }, "Květa vám odovzdáva 5 kariet."],
    ["sk", "event-thousand-give-hidden", { seat: 1, to: 0 }, "Bohouš vám odovzdáva kartu."],
  ] as const)("%s %s", (language, key, args, sentence) => {
    const { table } = open("follow");
    useTexts(language, ...all(language));
    expect(table.phraseText(phrase(key, args))).toBe(sentence);
  });
});
