/** The time by the server's clock, each second, for the clock of a round. */

export class ServerClock {
  #ahead = 0; // seconds that the server's clock is before this device's
  now = $state(Date.now() / 1000);

  /** The server has said what time it is. */
  setTime(serverTime: number): void {
    this.#ahead = serverTime - Date.now() / 1000;
    this.#tick();
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#ahead;
  }

  /** Goes on each second until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => this.#tick(), 500);
    return () => clearInterval(timer);
  }
}
