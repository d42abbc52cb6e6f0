/** What a step of a first deal asks for. */
import type { Step } from "../protocol";

/** The step that asks for the next action, after so many are done. */
export const stepAt = (steps: readonly Step[], done: number): Step | undefined =>
  steps.find((step) => step.at <= done && done < step.at + step.count);

/** Whether these actions are what a step wants from here on: in its order, or all of them together in any. */
export function fits(wanted: readonly number[], given: readonly number[]): boolean {
  if (given.length > wanted.length) return false;
  if (given.every((action, i) => action === wanted[i])) return true;
  const inOrder = (actions: readonly number[]): string => [...actions].sort((a, b) => a - b).join();
  return given.length === wanted.length && inOrder(given) === inOrder(wanted);
}
