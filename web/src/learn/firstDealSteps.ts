/** What a step of a first deal asks for. */
import type { TutorialStep as Step } from "../protocol";

/** The step that asks for the next action, after so many are done. */
export const stepAt = (steps: readonly Step[], done: number): Step | undefined =>
  steps.find((step) => step.at <= done && done < step.at + step.count);

/** Whether these actions are what a step wants from here on, several together in any order. */
export function isExpected(wanted: readonly number[], given: readonly number[]): boolean {
  const inOrder = (actions: readonly number[]): string => [...actions].sort((a, b) => a - b).join();
  return given.length > 0 && given.length <= wanted.length && inOrder(given) === inOrder(wanted.slice(0, given.length));
}
