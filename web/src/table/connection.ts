/** The connection to a table: a socket that comes back by itself. What is sent over it is `protocol.ts`. */
import type { ToClient, ToServer } from "../protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const RETRY_SECONDS = [1, 2, 4, 8, 10];
const HEARTBEAT_MS = 20_000;

export class Connection {
  private socket: WebSocket | undefined;
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private lastMessageAt = 0;
  private isEnded = false;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: ToClient) => void,
    private readonly onState: (state: ConnectionState, code: number) => void,
  ) {
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
    this.open();
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.lastMessageAt = Date.now();
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.checkHeartbeat(), HEARTBEAT_MS / 2);
      this.onState("open", 0);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastMessageAt = Date.now();
      this.onMessage(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.handleClose(event.code);
    };
  }

  private handleClose(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = undefined;
    if (this.isEnded) return;
    // 4xxx: the server has said that trying again is of no use.
    if (code >= 4000) {
      this.isEnded = true;
      this.onState("closed", code);
      return;
    }
    this.onState("lost", code);
    const wait = RETRY_SECONDS[Math.min(this.tries++, RETRY_SECONDS.length - 1)] ?? 10;
    this.retryTimer = setTimeout(() => this.open(), wait * 1000);
  }

  /** A connection that is silent though it was asked is none. */
  private checkHeartbeat(): void {
    if (Date.now() - this.lastMessageAt > HEARTBEAT_MS * 1.5) {
      const silent = this.socket;
      this.handleClose(1006);
      silent?.close();
    } else this.send({ type: "ping" });
  }

  private readonly reconnect = (): void => {
    if (this.isEnded || this.socket || document.hidden) return;
    this.open();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Another connection, for who has become somebody else: the old one stays an onlooker's. */
  reopen(): void {
    const old = this.socket;
    this.open();
    old?.close();
  }

  close(): void {
    this.isEnded = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.socket?.close();
  }
}
