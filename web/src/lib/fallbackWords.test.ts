import { expect, test } from "vitest";
import { amountText, attribute, cardText, firstText, formatAmount, type MessageContext, pickLanguage, suitKeys, t, useTexts, withContext } from "./fluent.svelte";
import { changeSetting, tableLook } from "./settings.svelte";
import { amountOf, bidOf, fallbackWords, familyOf, withoutName } from "./fallbackWords";

const context: MessageContext = { game: "toy", faces: "bohemian", money: 2, me: 0, name: (seat: number) => ["Anna", "Petr"][seat] ?? "" };

test("a key that nobody has written is readable", () => {
  expect(fallbackWords("call-toy-flek_hundred", "toy")).toBe("Flek hundred");
  expect(fallbackWords("call-toy-bid", "toy", { n: 55, seat: 1 })).toBe("Bid 55");
  expect(fallbackWords("duty-follow")).toBe("Follow");
  expect(fallbackWords("act-")).toBe("Act-");
  expect(fallbackWords("zugzwang")).toBe("Zugzwang");
});

test("a game shares the words of its family", () => {
  expect(familyOf("marias_two")).toEqual(["marias_two", "marias"]);
  expect(familyOf("marias")).toEqual(["marias"]);
});

test("messages know seats, money and cards", () => {
  useTexts("sk", "a = { SEAT($seat) } pays { MONEY($amount) } for the { CARD($card) }.\ncard_name = { $rank } of { $suit }");
  expect(withContext(context, () => t("a", { seat: 1, amount: -9, card: 36 }))).toBe("Petr pays −4½ for the over of hearts_g.");
  expect(cardText(-1)).toBe("Hidden card");
});

test("cards are named as the game is usually played, unless a deck was chosen", () => {
  useTexts("sk", "card_name = { $rank } of { $suit }\nweb-suit-letters = ALHB\nweb-suit-letters-french = CSHD");
  tableLook.deck = "french";
  expect([cardText(4), suitKeys()]).toEqual(["queen of clubs", "CSHD"]);
  changeSetting("deck", "bohemian");
  expect([cardText(4), suitKeys()]).toEqual(["over of acorns", "ALHB"]);
  changeSetting("deck", "auto");
  tableLook.deck = "bohemian";
});

test("English names French cards in every game, unless another deck was chosen", () => {
  useTexts("en", "card_name = { $rank } of { $suit }");
  expect(cardText(4)).toBe("queen of clubs");
  changeSetting("deck", "german");
  expect(cardText(4)).toBe("over of acorns");
  changeSetting("deck", "auto");
});

test("a sentence about another game names its cards, whatever was looked at last", () => {
  useTexts("sk", "a = { CARD($card) } in { SUIT($suit) }\ncard_name = { $rank } of { $suit }\nsuit_name = { $suit }");
  const said = (faces: MessageContext["faces"]): string => withContext({ ...context, faces }, () => t("a", { card: 52, suit: 3 }));
  expect(["french", "german", "bohemian"].map((faces) => said(faces as MessageContext["faces"]))).toEqual(["queen of diamonds in diamonds", "over of bells in bells", "over of bells in bells"]);
  changeSetting("deck", "french");
  expect(said("bohemian")).toBe("queen of diamonds in diamonds");
  changeSetting("deck", "auto");
});

test("money selects the plural form of its number", () => {
  useTexts("cs", "a = { MONEY($n) ->\n    [one] { MONEY($n) } sazba\n    [few] { MONEY($n) } sazby\n    [many] { MONEY($n) } sazby\n   *[other] { MONEY($n) } sazeb\n}");
  expect([2, 4, 9, 10].map((n) => withContext(context, () => t("a", { n })))).toEqual(["1 sazba", "2 sazby", "4½ sazby", "5 sazeb"]);
});

test("halves, minus and plus", () => {
  expect([1, 3, -1, 0, 8].map((n) => formatAmount(n, 2))).toEqual(["½", "1½", "−½", "0", "4"]);
  expect(formatAmount(8, 2, true)).toBe("+4");
  expect(withContext(context, () => amountText(-8, true))).toBe("−4");
});

test("no number, no second line", () => {
  useTexts("en", "a = A\n    .detail = for { $worth }");
  expect(attribute("a", "detail", { worth: 3 })).toBe("for 3");
  expect(attribute("a", "detail")).toBe("");
  expect(attribute("b", "detail")).toBe("");
});

test("the first message that is written, else words", () => {
  useTexts("en", "b = found");
  expect(firstText(["a", "b"])).toBe("found");
  expect(firstText(["item-lost-king"])).toBe("Lost king");
});

test("the language of the browser, or the one chosen", () => {
  expect(pickLanguage("", ["pl", "cs-CZ"])).toBe("cs");
  expect(pickLanguage("", ["de-AT", "cs-CZ"])).toBe("de");
  expect(pickLanguage("", ["sk"])).toBe("sk");
  expect(pickLanguage("en", ["cs"])).toBe("en");
  expect(pickLanguage("", ["fr"])).toBe("en");
});

test("what somebody says stands beside his name without it", () => {
  expect(withoutName("Anna bids 20.", "Anna")).toBe("Bids 20");
  expect(withoutName("Anna: pass.", "Anna")).toBe("Pass");
  expect(withoutName("Good.", "Anna")).toBe("Good");
  expect(withoutName("good", "")).toBe("Good");
});

test("the amount of a bid is told, not read", () => {
  expect(bidOf({ args: { bid: 20, n: 3 } })).toBe("20");
  expect(bidOf({ args: { n: 3 } })).toBe("");
  expect(amountOf({ args: { bid: 20, n: 3 } })).toBe("20");
  expect(amountOf({ args: { n: 3 } })).toBe("3");
  expect(amountOf({ args: { rung: 4, worth: 8 } })).toBe("");
});
