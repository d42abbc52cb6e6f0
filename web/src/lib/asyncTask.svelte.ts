/** What a screen does, one thing after the other: whether something is being done, and the sentence for what could not be. */
import { announce } from "./liveRegion";
import { problemText } from "./api";

export class AsyncTask {
  isBusy = $state(false);
  failure = $state("");
  private readonly describe: (error: unknown) => string;

  /** `describe`: the sentence for what could not be done. */
  constructor(describe: (error: unknown) => string = problemText) {
    this.describe = describe;
  }

  /** Whether it was done; what is asked for while something is being done is not. `announcement` is said when it is. */
  async run(work: () => Promise<unknown>, announcement = ""): Promise<boolean> {
    if (this.isBusy) return false;
    [this.isBusy, this.failure] = [true, ""];
    try {
      await work();
      if (announcement) announce(announcement);
    } catch (error) {
      this.failure = this.describe(error);
    }
    this.isBusy = false;
    return !this.failure;
  }
}
