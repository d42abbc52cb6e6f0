/** What a step of a first deal asks for. */
import type { TutorialStep as Step } from "../protocol";

/** The step that asks for the next action, after so many are done. */
export const stepAt = (steps: readonly Step[], done: number): Step | undefined =>
  steps.find((step) => step.at <= done && done < step.at + step.count);

/** Whether these actions are what a step wants from here on, several together in any order. */
export function isExpected(expected: readonly number[], actions: readonly number[]): boolean {
  const sortedKey = (unsorted: readonly number[]): string => [...unsorted].sort((a, b) => a - b).join();
  return actions.length > 0 && actions.length <= expected.length && sortedKey(actions) === sortedKey(expected.slice(0, actions.length));
}
