/** A table as this page sees it: the line to the server, and what the server says put into the picture. */
import type { Agree, Company, Consent, Fair, Here, Hinted, Invited, Kick, Phrase, Propose, Proposed, Shuffled, Sided, Sides, Talk, TalkLine, ToClient, ToServer, Update } from "../protocol";
import { hintText, needReasons } from "./advice";
import { deal, sit } from "../lib/api";
import { Choice } from "./choice.svelte";
import { type Deal, foldUpdate } from "./deal";
import { has, needWords, t } from "../lib/fluent.svelte";
import { Line, type LineState } from "./line";
import { alertNow, say } from "../lib/live";
import { noted, promised, sealed } from "./luck";
import { played, speed } from "../lib/settings.svelte";
import { sound, soundsOf } from "../lib/sounds";
import { announce } from "./speech";

const REST = 700;

export interface Wire {
  send: (message: ToServer) => boolean;
  close: () => void;
  reopen?: () => void;
}

export class Table extends Choice {
  failure = $state("");
  invited: Invited | null = $state.raw(null);
  talk: readonly TalkLine[] = $state.raw([]); // what was said, the newest last
  unread = $state(0);
  company: Company | null = $state.raw(null); // who is at the table, where there are other people or a clock
  proposed: Proposed | null = $state.raw(null); // what somebody wants for the rest of a deal, as told since the last hello
  heard: Proposed | null = null; // the same, also of before it
  past = $state(0); // the one that had come to its end when one came
  sided: Sided | null = $state.raw(null); // what one may propose
  companyAt = 0; // when that was told
  /** The number of the deal that can be checked, 0 for none. */
  checkable = $state(0);

  private readonly wire: Wire;
  private clearing: ReturnType<typeof setTimeout> | undefined;
  private words: Promise<void> | undefined;

  constructor(open: string | ((hear: (message: ToClient) => void) => Wire)) {
    super();
    this.wire =
      typeof open === "string"
        ? new Line(() => `${open}?since=${this.update?.seq ?? -1}`, (message) => this.hear(message), (state) => this.connection(state))
        : open((message) => this.hear(message));
    if (typeof open !== "string") this.line = "open";
  }

  protected send(message: ToServer): boolean {
    return this.wire.send(message);
  }

  close(): void {
    clearTimeout(this.clearing);
    this.wire.close();
  }

  // ---------------------------------------------------------------- what the server says
  private connection(state: LineState): void {
    const was = this.line;
    this.line = state;
    if (state === "lost" && was === "open") alertNow(t("web-connection-lost"));
    if (state === "open" && was === "lost") alertNow(t("web-connection-back"));
    if (state === "lost") this.sent = [];
  }

  hear(message: ToClient): void {
    // The words of a game come before the first sentence in them.
    if (message.type === "hello") this.words = needWords(message.game);
    if (!this.words) return this.obey(message);
    const here = this.words.then(() => this.obey(message));
    this.words = here.finally(() => {
      if (this.words === last) this.words = undefined;
    });
    const last = this.words;
  }

  private obey(message: ToClient): void {
    switch (message.type) {
      case "hello":
        this.hello = message;
        this.failure = "";
        this.proposed = null; // what still stands is told again
        played.deck = message.faces;
        break;
      case "fair":
        this.fair(message);
        break;
      case "update":
        this.take(message);
        break;
      case "previewed":
        if (message.actions.join() === this.asked) this.preview = message;
        break;
      case "hinted":
        void this.advise(message);
        break;
      case "rested":
        if (message.same && message.seq === this.update?.seq) {
          this.rest = this.update.deal;
          this.notice = t("web-rest");
          say(this.notice);
        }
        break;
      case "talked":
        void import("./talk.svelte").then(({ heard }) => heard(this, message));
        break;
      case "invited":
        this.invited = message;
        break;
      case "company":
      case "again":
        void import("./company.svelte").then(({ arrived }) => arrived(this, message));
        break;
      case "sided":
      case "proposed":
        void import("./accord.svelte").then(({ arrived }) => arrived(this, message));
        break;
      case "refused":
        this.refused(message.kind, message.row, message.text);
        break;
      case "pong":
    }
  }

  /** Says a hint, once its words are there; if the table has moved on by then it is of no use. */
  private async advise({ seq, hint }: Hinted): Promise<void> {
    await needReasons(this.hello?.game ?? "");
    if (seq !== this.update?.seq) return;
    this.hint = hint;
    this.notice = hintText(this, hint);
    say(this.notice);
  }

  /** Notes what is promised of the next deck and how this one was sealed, and adds luck to the next. */
  private fair({ deal, seal, commit }: Fair): void {
    const { table = "", me = -1, same = false } = this.hello ?? {};
    if (seal) sealed(table, deal, seal);
    this.checkable = seal ? deal : 0;
    if (!commit) return;
    const luck = promised(table, deal + 1, commit, same ? "" : undefined);
    if (me >= 0 && luck) this.wire.send({ type: "luck", deal: deal + 1, luck });
  }

  /** How the deck of the deal that lies here came about, null where that cannot be checked. Raises ApiError. */
  async shuffled(): Promise<Shuffled | null> {
    return (await deal(this.hello?.table ?? "", String(this.update?.deal ?? 0), null, true)).shuffled;
  }

  /** The place at the table that one chooses before the first deal. */
  takePlace(place: number): void {
    this.wire.send({ type: "choose", place });
  }

  /** An open chair is kept for an invitation, or for anybody again. */
  invite(chair: number, anybody = false): void {
    this.wire.send({ type: "invite", chair, anybody });
  }

  /** A person takes an open chair. Raises ApiError. */
  async sit(name: string, avatar: string, invite = ""): Promise<void> {
    const id = this.hello?.table ?? "";
    await sit(id, { name, avatar, luck: noted(id, 1)?.luck ?? "", invite });
    this.wire.reopen?.();
  }

  /** An open chair goes to a computer player; for who opened the table. */
  give(chair: number, name: string, level: string): void {
    this.wire.send({ type: "give", chair, name, level });
  }

  /** The own chair is given up while the table waits; in the match, for good, to a computer player. */
  leave(): void {
    this.wire.send({ type: "leave" });
  }

  /** Of the people at the table: what one says, wants, or does with a chair. */
  people(message: Agree | Consent | Here | Kick | Propose | Sides | Talk): void {
    this.wire.send(message);
  }

  private take(update: Update): void {
    const old = this.update;
    if (old && update.seq < old.seq) return;
    if (update.fresh) this.rest = 0;
    const deal = foldUpdate(this.deal, update, this.places, this.hello?.signs);
    if (this.deal && this.deal.number !== deal.number) this.before = [...this.before, this.deal];
    this.show(deal, update);
    this.update = update;
    this.deal = deal;
    if (update.sheet) this.sheet = update.sheet;
    // A line that says who comes and goes changes nothing that one was about to do.
    if (!old || update.fresh || update.events.length || old.deal !== update.deal) {
      this.sent = [];
      this.chosen = [];
      this.preview = null;
      this.asked = "";
      this.notice = "";
      this.hint = null;
      if (!old || old.view.pub.turn !== update.view.pub.turn || old.view.pub.phase !== update.view.pub.phase) this.touch();
    }
    announce(this, update, old);
    sound(soundsOf(this, update, old));
  }

  /** A trick that was just taken stays a moment; the table is already further. */
  private show(deal: Deal, update: Update): void {
    if (update.fresh || deal.tricks === (this.deal?.tricks ?? 0) || deal.trick.length) {
      if (deal.trick.length || deal.number !== this.deal?.number) this.leaving = null;
      return;
    }
    this.leaving = deal.last;
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.leaving = null), speed() ? REST * speed() + 220 : REST);
  }

  private refused(kind: string, phrase: Phrase, text: string): void {
    this.sent = [];
    this.chosen = [];
    this.preview = null;
    if (kind === "stale") this.wire.send({ type: "resume", since: -1 });
    const key = `refused-${kind}`;
    if (!this.update) this.failure = has(key) ? t(key) : text;
    const said = has(phrase.key) ? this.phraseText(phrase) : has(key) ? t(key) : text || t("web-refused");
    // What cannot be read is named.
    const full = kind === "bad_text" && this.typed && !said.includes(this.typed) ? `${this.typed}: ${said}` : said;
    this.answer = full;
    this.refuse(full);
  }
}
