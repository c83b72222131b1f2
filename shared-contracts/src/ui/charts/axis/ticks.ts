const COUNTABLE = [1, 2, 2.5, 5, 10];

/** Labels have no decimals (P1-2.6-35). */
const SMALLEST_STEP_DOLLARS = 1;

/** Returns about `count` round values that enclose all values. */
export function dollarTicks(values: readonly number[], count: number): number[] {
  const [low, high] = spread(values);
  const step = countableStep((high - low) / count);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns about `count` round values from zero to `high` or above. They may be fractions. */
export function ticksFromZero(high: number, count: number): number[] {
  const rough = (high > 0 ? high : 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (COUNTABLE.find((factor) => factor * power >= rough) ?? 10);
  const steps = Math.ceil((high > 0 ? high : 1) / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

function spread(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high > low) return [low, high];
  const room = Math.max(SMALLEST_STEP_DOLLARS, Math.abs(low) / 10);
  return [low - room, high + room];
}

function countableStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = COUNTABLE.find((candidate) => candidate * power >= rough) ?? 1;
  return Math.max(SMALLEST_STEP_DOLLARS, Math.round(factor * power));
}

/** The newest label is always included. */
export function spacedIndexes(length: number, stride: number): number[] {
  return Array.from({ length }, (_, index) => index).filter(
    (index) => (length - 1 - index) % stride === 0,
  );
}
