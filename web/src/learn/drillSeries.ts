/** Questions of a drill one after the other, under the rules in the address; `seed` there names the first one. */
import { route } from "../lib/router.svelte";

export class DrillSeries {
  readonly rules: string; // of the address, as a query
  private readonly query = new URLSearchParams(route.query);
  private seed: number;

  constructor() {
    this.seed = Number(this.query.get("seed") ?? Math.floor(Math.random() * 1e9));
    this.query.delete("seed");
    this.rules = this.query.size ? `?${this.query}` : "";
  }

  /** The query of the next question. */
  nextQuery(): string {
    const query = new URLSearchParams(this.query);
    query.set("seed", String(this.seed++ % 1e9));
    return `?${query}`;
  }
}

/** The button that asked for the next position has gone with the one before: the focus goes to what is asked there. */
export function focusOn(selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
}
