/** The drawing has this many units each way and is stretched to its box. */
export const DRAWING = 100;

const MARGIN = 6;

export function sparklinePath(values: readonly number[]): string {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = DRAWING / Math.max(1, values.length - 1);
  const height = (value: number) =>
    range === 0 ? DRAWING / 2 : DRAWING - MARGIN - ((value - low) / range) * (DRAWING - 2 * MARGIN);
  return values
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(height(value))}`,
    )
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
