/** Words: the Fluent messages that page, terminal and command line share. */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { RANKS, SUITS } from "../protocol";
import { type Deck, isFrench, rankOf, suitOf } from "./cards";
import { deck, settings, storage, tableLook } from "./settings.svelte";
import { fallbackWords, familyOf } from "./fallbackWords";

export type Args = Readonly<Record<string, string | number>>;

export const LANGUAGES = { cs: "Čeština", de: "Deutsch", en: "English", sk: "Slovenčina" } as const;
export type Language = keyof typeof LANGUAGES;

/** The messages by language and file: those of all screens, and one file per game, each loaded when it is wanted. */
const FOLDER = "../../../src/hlaska/locales";
const files = import.meta.glob<string>(["../../../src/hlaska/locales/*/*.ftl", "!../../../src/hlaska/locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const BASE = ["common", "web"];
const SCREEN_FILES = /^(learn|hands|first|tactics|glossary|around|edit|score|stats|begin|lobby|people|talk|company|fair|clubs|events|archive|replay|why)/; // wanted by single screens alone
const wantedFiles = new Set<string>();
const loadedTexts = new Map<string, string>();
const pathOf = (language: Language, name: string): string => `${FOLDER}/${language}/${name}.ftl`;

/** The language wanted: chosen, else the first one of the browser's that is there. */
export function pickLanguage(chosen: string, browser: readonly string[]): Language {
  for (const tag of [chosen, ...browser]) {
    const languageCode = tag.toLowerCase().split("-")[0] ?? "";
    if (languageCode in LANGUAGES) return languageCode as Language;
  }
  return "en";
}

/** Whose names, money and cards the words are about; set around each sentence. */
export interface MessageContext {
  game: string;
  faces: Deck; // the cards that the game is usually played with
  money: number;
  me: number; // own seat
  name: (seat: number) => string;
}

let context: MessageContext | null = null; // none: words of the page itself

class Words {
  bundle: FluentBundle | null = $state.raw(null);
  language: Language = $state("en");
}

export const words = new Words();

const numberOf = (value: FluentValue | undefined): number =>
  typeof value === "number" ? value : value instanceof FluentNumber ? value.valueOf() : Number(value);

const moneyUnit = (): number => context?.money ?? 1;

/** An amount in smallest units as text: halves as ½, minus as −. */
export function formatAmount(amount: number, unit: number, sign = false): string {
  const size = Math.abs(amount);
  const whole = Math.floor(size / unit);
  const rest = size % unit;
  const half = rest * 2 === unit;
  const number = half ? `${whole || ""}½` : rest ? (size / unit).toLocaleString(words.language) : String(whole);
  return (amount < 0 ? "−" : sign && amount > 0 ? "+" : "") + number;
}

export const amountText = (amount: number, sign = false): string => formatAmount(amount, moneyUnit(), sign);

const functions: Record<string, FluentFunction> = {};

function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** What was asked for meanwhile is loaded too: whoever waits has his words when this is over. */
export async function loadLanguage(language: Language): Promise<void> {
  const names = (): string[] => [...BASE, ...wantedFiles].filter((name) => pathOf(language, name) in files);
  for (let missing = names(); missing.length; missing = names().filter((name) => !loadedTexts.has(pathOf(language, name)))) {
    await Promise.all(missing.map((name) => loadFile(pathOf(language, name))));
  }
  words.bundle = makeBundle(language, names().map((name) => loadedTexts.get(pathOf(language, name)) ?? ""));
  words.language = tableLook.language = language;
  document.documentElement.lang = language;
}

async function loadFile(file: string): Promise<void> {
  if (!loadedTexts.has(file)) loadedTexts.set(file, await files[file]!());
}

/** The words of a game and its family (all games: no name). Nothing to wait for: undefined. */
export function loadWords(game?: string): Promise<void> | undefined {
  if (typeof document === "undefined") return undefined;
  const fileNames = Object.keys(files).map((file) => file.slice(FOLDER.length).split(/[/.]/)[2] ?? "");
  const names = (game ? familyOf(game) : fileNames.filter((name) => !SCREEN_FILES.test(name))).filter((name) => fileNames.includes(name) && !BASE.includes(name));
  const missing = names.filter((name) => !wantedFiles.has(name) || !loadedTexts.has(pathOf(words.language, name)));
  if (!missing.length) return undefined;
  for (const name of missing) wantedFiles.add(name);
  return words.bundle ? loadLanguage(words.language) : undefined; // the first language is being loaded, and these with it
}

export const loadFirstLanguage = (): Promise<void> => loadLanguage(pickLanguage(settings.language, navigator.languages));

/** For tests: words from texts instead of files. */
export function useTexts(language: Language, ...texts: string[]): void {
  words.language = tableLook.language = language;
  words.bundle = makeBundle(language, texts);
}

/** What `make` says while names, money and cards are those of this table. */
export function withContext<T>(inner: MessageContext, make: () => T): T {
  const outer = context;
  context = inner;
  try {
    return make();
  } finally {
    context = outer;
  }
}

export const hasText = (key: string): boolean => words.bundle?.hasMessage(key) ?? false;

/** A message in words; one that is missing becomes words made from its key. */
export function t(key: string, args: Args = {}): string {
  const bundle = words.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return fallbackWords(key, context?.game ?? "", args);
  return bundle.formatPattern(message.value, { ...args }, []);
}

/** A second line: the message's attribute; nothing where it is not written or lacks a number. */
export function attribute(key: string, name: string, args: Args = {}): string {
  const bundle = words.bundle;
  const message = bundle?.getMessage(key);
  const pattern = message?.attributes[name] ?? bundle?.getMessage(`${key}-${name}`)?.value;
  if (!bundle || !pattern) return "";
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { ...args }, errors);
  return errors.length ? "" : text;
}

/** The first of several messages that is written. */
export function firstText(keys: readonly string[], args: Args = {}): string {
  return t(keys.find(hasText) ?? keys[0] ?? "", args);
}

// ------------------------------------------------------------------ functions of the messages
const SUIT_NAMES = { german: ["acorns", "leaves", "hearts_g", "bells"], french: ["clubs", "spades", "hearts_f", "diamonds"] };
const RANK_NAMES = { german: ["seven", "eight", "nine", "under", "over", "king", "ten", "ace"], french: ["seven", "eight", "nine", "jack", "queen", "king", "ten", "ace"] };

const deckStyle = (): "german" | "french" => (isFrench(deck(context?.faces)) ? "french" : "german");

functions["SEAT"] = ([seat], named) => {
  const number = numberOf(seat);
  if (!context) return String(number + 1);
  return named["you"] && context.me >= 0 && number === context.me ? String(named["you"]) : context.name(number);
};
functions["MONEY"] = ([amount]) => new MoneyValue(numberOf(amount), moneyUnit());
functions["SUIT"] = ([suit], named) => suitText(numberOf(suit), String(named["form"] ?? "nom"));
functions["CARD"] = ([card], named) => cardText(numberOf(card), String(named["form"] ?? "nom"));

/** Shown as money, counted as a number. */
class MoneyValue extends FluentNumber {
  constructor(
    amount: number,
    private readonly unit: number,
  ) {
    super(amount / unit);
  }
  override toString(): string {
    return formatAmount(Math.round(this.value * this.unit), this.unit);
  }
}

/** The four keys of the suits, in the order of records. */
export const suitKeys = (): string => t(deckStyle() === "french" ? "web-suit-letters-french" : "web-suit-letters");

export function suitText(suit: number, form = "nom"): string {
  const name = SUIT_NAMES[deckStyle()][suit];
  return name ? firstText([`suit_${form}`, "suit_name"], { suit: name }) : "";
}

export function cardText(card: number, form = "nom"): string {
  if (card < 0) return t("hidden-card");
  const rank = RANK_NAMES[deckStyle()][rankOf(card)];
  const suit = SUIT_NAMES[deckStyle()][suitOf(card)];
  if (!rank || !suit || !(hasText(`card_${form}`) || hasText("card_name"))) return (RANKS[rankOf(card)] ?? "?") + (SUITS[suitOf(card)] ?? "?");
  return firstText([`card_${form}`, "card_name"], { rank, suit });
}

/** `ace or king`, `ace, king and ten`. */
export function listText(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(items);
}

/** Remembers a person's language and shows it. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  storage.set("hlaska.settings", JSON.stringify(settings));
  await loadLanguage(language);
}
