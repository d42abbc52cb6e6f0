import { expect, test } from "vitest";
import { attribute, cardText, first, money, moneyText, type Scene, suitKeys, t, useTexts, wanted, within } from "./fluent.svelte";
import { played, set } from "./settings.svelte";
import { bidOf, briefly, familyOf, rungOf, wordsOf } from "./words";

const scene: Scene = { game: "toy", faces: "bohemian", money: 2, me: 0, name: (seat: number) => ["Anna", "Petr"][seat] ?? "" };

test("a key that nobody has written is readable", () => {
  expect(wordsOf("call-toy-flek_hundred", "toy")).toBe("Flek hundred");
  expect(wordsOf("call-toy-bid", "toy", { n: 55, seat: 1 })).toBe("Bid 55");
  expect(wordsOf("duty-follow")).toBe("Follow");
  expect(wordsOf("act-")).toBe("Act-");
  expect(wordsOf("zugzwang")).toBe("Zugzwang");
});

test("a game shares the words of its family", () => {
  expect(familyOf("marias_two")).toEqual(["marias_two", "marias"]);
  expect(familyOf("marias")).toEqual(["marias"]);
});

test("messages know seats, money and cards", () => {
  useTexts("sk", "a = { SEAT($seat) } pays { MONEY($amount) } for the { CARD($card) }.\ncard_name = { $rank } of { $suit }");
  expect(within(scene, () => t("a", { seat: 1, amount: -9, card: 36 }))).toBe("Petr pays −4½ for the over of hearts_g.");
  expect(cardText(-1)).toBe("Hidden card");
});

test("cards are named as the game is usually played, unless a deck was chosen", () => {
  useTexts("sk", "card_name = { $rank } of { $suit }\nweb-suit-letters = ALHB\nweb-suit-letters-french = CSHD");
  played.deck = "french";
  expect([cardText(4), suitKeys()]).toEqual(["queen of clubs", "CSHD"]);
  set("deck", "bohemian");
  expect([cardText(4), suitKeys()]).toEqual(["over of acorns", "ALHB"]);
  set("deck", "auto");
  played.deck = "bohemian";
});

test("English names French cards in every game, unless another deck was chosen", () => {
  useTexts("en", "card_name = { $rank } of { $suit }");
  expect(cardText(4)).toBe("queen of clubs");
  set("deck", "german");
  expect(cardText(4)).toBe("over of acorns");
  set("deck", "auto");
});

test("a sentence about another game names its cards, whatever was looked at last", () => {
  useTexts("sk", "a = { CARD($card) } in { SUIT($suit) }\ncard_name = { $rank } of { $suit }\nsuit_name = { $suit }");
  const said = (faces: Scene["faces"]): string => within({ ...scene, faces }, () => t("a", { card: 52, suit: 3 }));
  expect(["french", "german", "bohemian"].map((faces) => said(faces as Scene["faces"]))).toEqual(["queen of diamonds in diamonds", "over of bells in bells", "over of bells in bells"]);
  set("deck", "french");
  expect(said("bohemian")).toBe("queen of diamonds in diamonds");
  set("deck", "auto");
});

test("money selects the plural form of its number", () => {
  useTexts("cs", "a = { MONEY($n) ->\n    [one] { MONEY($n) } sazba\n    [few] { MONEY($n) } sazby\n    [many] { MONEY($n) } sazby\n   *[other] { MONEY($n) } sazeb\n}");
  expect([2, 4, 9, 10].map((n) => within(scene, () => t("a", { n })))).toEqual(["1 sazba", "2 sazby", "4½ sazby", "5 sazeb"]);
});

test("halves, minus and plus", () => {
  expect([1, 3, -1, 0, 8].map((n) => moneyText(n, 2))).toEqual(["½", "1½", "−½", "0", "4"]);
  expect(moneyText(8, 2, true)).toBe("+4");
  expect(within(scene, () => money(-8, true))).toBe("−4");
});

test("no number, no second line", () => {
  useTexts("en", "a = A\n    .detail = for { $worth }");
  expect(attribute("a", "detail", { worth: 3 })).toBe("for 3");
  expect(attribute("a", "detail")).toBe("");
  expect(attribute("b", "detail")).toBe("");
});

test("the first message that is written, else words", () => {
  useTexts("en", "b = found");
  expect(first(["a", "b"])).toBe("found");
  expect(first(["item-lost-king"])).toBe("Lost king");
});

test("the language of the browser, or the one chosen", () => {
  expect(wanted("", ["pl", "cs-CZ"])).toBe("cs");
  expect(wanted("", ["de-AT", "cs-CZ"])).toBe("de");
  expect(wanted("", ["sk"])).toBe("sk");
  expect(wanted("en", ["cs"])).toBe("en");
  expect(wanted("", ["fr"])).toBe("en");
});

test("what somebody says stands beside his name without it", () => {
  expect(briefly("Anna bids 20.", "Anna")).toBe("Bids 20");
  expect(briefly("Anna: pass.", "Anna")).toBe("Pass");
  expect(briefly("Good.", "Anna")).toBe("Good");
  expect(briefly("good", "")).toBe("Good");
});

test("the amount of a bid is told, not read", () => {
  expect(bidOf({ args: { bid: 20, n: 3 } })).toBe("20");
  expect(bidOf({ args: { n: 3 } })).toBe("");
  expect(rungOf({ args: { bid: 20, n: 3 } })).toBe("20");
  expect(rungOf({ args: { n: 3 } })).toBe("3");
  expect(rungOf({ args: { rung: 4, worth: 8 } })).toBe("");
});
