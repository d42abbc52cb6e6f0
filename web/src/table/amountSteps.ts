/** Many amounts to choose from: one is shown, a few others are one press away, and minus and plus step through all. */

/** Steps from the lowest amount that have a button of their own. */
const STEPS: readonly number[] = [0, 1, 2, 3, 5, 8, 12, 17, 23];

/** The amounts with a button, at most `most`: the lowest ones, then wider and wider steps. They stay where they are. */
export function selectSteps(count: number, maxCount: number): number[] {
  const possible = STEPS.filter((step) => step < count);
  if (possible.length <= maxCount) return possible;
  // The far end stays in reach: of the steps between, the narrow ones are left out first.
  return [...possible.slice(0, 2), ...possible.slice(possible.length - maxCount + 2)];
}
