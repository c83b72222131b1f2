/** The middle of some numbers; the mean of the two in the middle where there are two. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** `median (least–most)` of some numbers, with a unit. */
export function spread(values, unit) {
  const round = (value) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
  return `${round(median(values))} ${unit} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}
