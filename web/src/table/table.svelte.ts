/** A table as this page sees it: the connection to the server, and what the server says made into what is shown. */
import type { Agree, Company, Consent, Fair, Here, Hinted, Invited, Kick, Phrase, Propose, Proposed, Shuffled, Sided, Sides, Talk, TalkLine, ToClient, ToServer, Update } from "../protocol";
import { fetchDeal, takeChair } from "../lib/api";
import { Selection } from "./selection.svelte";
import { type Deal, foldUpdate } from "./deal";
import { hasText, loadWords, t } from "../lib/fluent.svelte";
import { Connection, type ConnectionState } from "./connection";
import { announce, announceAssertively } from "../lib/liveRegion";
import { findCommitment, saveCommitment, saveSeal } from "./commitments";
import { animationSpeed, tableLook } from "../lib/settings.svelte";
import { playSounds, selectSounds } from "../lib/sounds";
import { announceUpdate } from "./announceUpdate";

const TRICK_PAUSE = 700;

export interface Transport {
  send: (message: ToServer) => boolean;
  close: () => void;
  reopen?: () => void;
}

export class Table extends Selection {
  failure = $state("");
  invitation: Invited | null = $state.raw(null);
  chat: readonly TalkLine[] = $state.raw([]); // what was said, the newest last
  unreadCount = $state(0);
  presence: Company | null = $state.raw(null); // who is at the table, where there are other people or a clock
  claimOffer: Proposed | null = $state.raw(null); // what somebody wants for the rest of a deal, as told since the last hello
  latestClaimOffer: Proposed | null = null; // the same, also of before it
  endedClaimOffer = $state(0); // the one that had come to its end when one came
  claimSides: Sided | null = $state.raw(null); // what one may propose
  presenceReceivedAt = 0; // when that was told
  /** The number of the deal that can be checked, 0 for none. */
  checkableDeal = $state(0);

  private readonly transport: Transport;
  private leavingTimer: ReturnType<typeof setTimeout> | undefined;
  private loadingWords: Promise<void> | undefined;

  constructor(open: string | ((receive: (message: ToClient) => void) => Transport)) {
    super();
    this.transport =
      typeof open === "string"
        ? new Connection(() => `${open}?since=${this.update?.seq ?? -1}`, (message) => this.receive(message), (state) => this.changeConnection(state))
        : open((message) => this.receive(message));
    if (typeof open !== "string") this.connection = "open";
  }

  protected send(message: ToServer): boolean {
    return this.transport.send(message);
  }

  close(): void {
    clearTimeout(this.leavingTimer);
    this.transport.close();
  }

  // ---------------------------------------------------------------- what the server says
  private changeConnection(state: ConnectionState): void {
    const previous = this.connection;
    this.connection = state;
    if (state === "lost" && previous === "open") announceAssertively(t("web-connection-lost"));
    if (state === "open" && previous === "lost") announceAssertively(t("web-connection-back"));
    if (state === "lost") this.clearSent();
  }

  receive(message: ToClient): void {
    // The words of a game come before the first sentence in them.
    if (message.type === "hello") this.loadingWords = loadWords(message.game);
    if (!this.loadingWords) return this.handle(message);
    const handled = this.loadingWords.then(() => this.handle(message));
    this.loadingWords = handled.finally(() => {
      if (this.loadingWords === last) this.loadingWords = undefined;
    });
    const last = this.loadingWords;
  }

  private handle(message: ToClient): void {
    switch (message.type) {
      case "hello":
        this.hello = message;
        this.failure = "";
        this.claimOffer = null; // what still stands is told again
        tableLook.deck = message.faces;
        break;
      case "fair":
        this.handleCommitment(message);
        break;
      case "update":
        this.applyUpdate(message);
        break;
      case "previewed":
        if (message.actions.join() === this.previewKey) this.preview = message;
        break;
      case "hinted":
        void this.showHint(message);
        break;
      case "rested":
        if (message.same && message.seq === this.update?.seq) {
          this.autoRestDeal = this.update.deal;
          this.notice = t("web-rest");
          announce(this.notice);
        }
        break;
      case "talked":
        void import("./chat.svelte").then(({ receiveChat }) => receiveChat(this, message));
        break;
      case "invited":
        this.invitation = message;
        break;
      case "company":
      case "again":
        void import("./presence.svelte").then(({ receivePresence }) => receivePresence(this, message));
        break;
      case "sided":
      case "proposed":
        void import("./claimOffer.svelte").then(({ receiveClaimOffer }) => receiveClaimOffer(this, message));
        break;
      case "refused":
        this.handleRefused(message.kind, message.row, message.text);
        break;
      case "pong":
    }
  }

  /** Says a hint, once its words are there; if the table has moved on by then it is of no use. */
  private async showHint({ seq, hint }: Hinted): Promise<void> {
    const { hintText, loadReasonWords } = await import("./analysisText");
    await loadReasonWords(this.hello?.game ?? "");
    if (seq !== this.update?.seq) return;
    this.hint = hint;
    this.notice = hintText(this, hint);
    announce(this.notice);
  }

  /** Notes what is promised of the next deck and how this one was sealed, and adds luck to the next. */
  private handleCommitment({ deal, seal, commit }: Fair): void {
    const { table = "", me = -1, same = false } = this.hello ?? {};
    if (seal) saveSeal(table, deal, seal);
    this.checkableDeal = seal ? deal : 0;
    if (!commit) return;
    const contribution = saveCommitment(table, deal + 1, commit, same ? "" : undefined);
    if (me >= 0 && contribution) this.transport.send({ type: "luck", deal: deal + 1, luck: contribution });
  }

  /** How the deck of the deal that lies here came about, null where that cannot be checked. Raises ApiError. */
  async fetchShuffle(): Promise<Shuffled | null> {
    return (await fetchDeal(this.hello?.table ?? "", String(this.update?.deal ?? 0), null, true)).shuffled;
  }

  /** The place at the table that one chooses before the first deal. */
  takePlace(place: number): void {
    this.transport.send({ type: "choose", place });
  }

  /** An open chair is kept for an invitation, or for anybody again. */
  reserveChair(chair: number, anybody = false): void {
    this.transport.send({ type: "invite", chair, anybody });
  }

  /** A person takes an open chair. Raises ApiError. */
  async takeChair(name: string, avatar: string, invite = ""): Promise<void> {
    const id = this.hello?.table ?? "";
    await takeChair(id, { name, avatar, luck: findCommitment(id, 1)?.luck ?? "", invite });
    this.transport.reopen?.();
  }

  /** An open chair goes to a computer player; for who opened the table. */
  giveChair(chair: number, name: string, level: string): void {
    this.transport.send({ type: "give", chair, name, level });
  }

  /** The own chair is given up while the table waits; in the match, for good, to a computer player. */
  leaveChair(): void {
    this.transport.send({ type: "leave" });
  }

  /** Of the people at the table: what one says, wants, or does with a chair. */
  sendSocial(message: Agree | Consent | Here | Kick | Propose | Sides | Talk): void {
    this.transport.send(message);
  }

  private applyUpdate(update: Update): void {
    const old = this.update;
    if (old && update.seq < old.seq) return;
    if (update.fresh) this.autoRestDeal = 0;
    const deal = foldUpdate(this.deal, update, this.places, this.hello?.signs);
    if (this.deal && this.deal.number !== deal.number) this.earlierDeals = [...this.earlierDeals, this.deal];
    this.showLeavingTrick(deal, update);
    this.update = update;
    this.deal = deal;
    if (update.sheet) this.sheet = update.sheet;
    // An update that says who comes and goes changes nothing that one was about to do.
    if (!old || update.fresh || update.events.length || old.deal !== update.deal) {
      this.clearPending();
      this.notice = "";
      this.hint = null;
      if (!old || old.view.pub.turn !== update.view.pub.turn || old.view.pub.phase !== update.view.pub.phase) this.markButtonsChanged();
    }
    announceUpdate(this, update, old);
    playSounds(selectSounds(this, update, old));
  }

  /** A trick that was just taken stays a moment; the table is already further. */
  private showLeavingTrick(deal: Deal, update: Update): void {
    if (update.fresh || deal.trickCount === (this.deal?.trickCount ?? 0) || deal.trick.length) {
      if (deal.trick.length || deal.number !== this.deal?.number) this.leavingTrick = null;
      return;
    }
    this.leavingTrick = deal.lastTrick;
    clearTimeout(this.leavingTimer);
    this.leavingTimer = setTimeout(() => (this.leavingTrick = null), animationSpeed() ? TRICK_PAUSE * animationSpeed() + 220 : TRICK_PAUSE);
  }

  private handleRefused(kind: string, phrase: Phrase, text: string): void {
    this.clearPending();
    if (kind === "stale") this.transport.send({ type: "resume", since: -1 });
    const key = `refused-${kind}`;
    if (!this.update) this.failure = hasText(key) ? t(key) : text;
    const reason = hasText(phrase.key) ? this.phraseText(phrase) : hasText(key) ? t(key) : text || t("web-refused");
    // What cannot be read is named.
    const sentence = kind === "bad_text" && this.typedText && !reason.includes(this.typedText) ? `${this.typedText}: ${reason}` : reason;
    this.commandAnswer = sentence;
    this.refuse(sentence);
  }
}
