/** The line to a table: a socket that comes back by itself. What is said on it is `protocol.ts`. */
import type { ToClient, ToServer } from "../protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

const WAITS = [1, 2, 4, 8, 10];
const SILENCE = 20_000;

export class Line {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: ToClient) => void,
    private readonly tell: (state: LineState, code: number) => void,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.heard = Date.now();
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.check(), SILENCE / 2);
      this.tell("open", 0);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = undefined;
    if (this.ended) return;
    // 4xxx: the server has said that trying again is of no use.
    if (code >= 4000) {
      this.ended = true;
      this.tell("closed", code);
      return;
    }
    this.tell("lost", code);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 10;
    this.timer = setTimeout(() => this.open(), wait * 1000);
  }

  /** A line that is silent though it was asked is no line. */
  private check(): void {
    if (Date.now() - this.heard > SILENCE * 1.5) {
      const silent = this.socket;
      this.lost(1006);
      silent?.close();
    } else this.send({ type: "ping" });
  }

  private readonly again = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    this.open();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Another line, for who has become somebody else: the old one stays an onlooker's. */
  reopen(): void {
    const old = this.socket;
    this.open();
    old?.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }
}
