/** What charts share. */

/** Places between two ends for values between two others; where those are equal, the first end. */
export const linearScale =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    from + ((to - from) * (value - low)) / (high - low || 1);

/** Round numbers between two, both among them: for the lines of a chart. */
export function ticks(low: number, high: number, maxCount = 5): number[] {
  if (low === high) return ticks(low, low + 1, maxCount);
  const span = high - low;
  const raw = span / maxCount;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
