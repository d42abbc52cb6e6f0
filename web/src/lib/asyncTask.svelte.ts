/** What a screen does, one thing after the other: whether something is being done, and the sentence for what could not be. */
import { problemText } from "../account/account";
import { announce } from "./liveRegion";

export class AsyncTask {
  isBusy = $state(false);
  failure = $state("");

  /** Whether it was done; what is asked for while something is being done is not. `said` is told when it is. */
  async run(work: () => Promise<unknown>, said = ""): Promise<boolean> {
    if (this.isBusy) return false;
    [this.isBusy, this.failure] = [true, ""];
    try {
      await work();
      if (said) announce(said);
    } catch (error) {
      this.failure = problemText(error);
    }
    this.isBusy = false;
    return !this.failure;
  }
}
