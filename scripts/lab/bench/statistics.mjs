export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const short = (value) => {
  if (value >= 100) return Math.round(value);
  return value >= 3 ? Math.round(value * 10) / 10 : Math.round(value * 1000) / 1000;
};

/** Formats numbers as `median (least–most)` with a unit. */
function spread(values, unit) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${short(median(values))} ${unit} (${short(least)}–${short(most)})`.replace('  ', ' ');
}

/**
 * Builds one line of the table: the figure of each round, and whether the median meets the bar. `null` means that
 * there is no bar.
 */
export function line(id, what, values, { unit = '', most, least, note } = {}) {
  const middle = median(values);
  const bars = [most === undefined ? '' : `≤ ${most}`, least === undefined ? '' : `≥ ${least}`];
  const isJudged = most !== undefined || least !== undefined;
  const isMet = middle <= (most ?? Infinity) && middle >= (least ?? -Infinity);
  return {
    id,
    what,
    median: middle,
    values,
    unit,
    figure: spread(values, unit),
    bar: isJudged ? `${bars.join('')} ${unit}`.trim() : 'reported',
    met: isJudged ? isMet : null,
    ...(note ? { note } : {}),
  };
}

/**
 * Measures each of `targets` once per round, in changing order (A B, B A, …), so that a slow phase of the machine
 * affects all of them. Returns the figures of each target by round. A ratio compares figures of one round.
 */
export async function alternating(targets, rounds, measure) {
  const found = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(targets);
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      found[name].push(await measure(targets[name]));
    }
  }
  return found;
}

/** Returns the ratio of two targets' figures for each round. */
export const ratios = (ours, theirs) => ours.map((value, round) => value / theirs[round]);

/**
 * Returns how a figure grows with the data, as an exponent for each round: 1 is linear, 0 is constant. `times` is
 * the factor by which the data grew.
 */
export const slopes = (more, fewer, times) =>
  ratios(more, fewer).map((ratio) => Math.log(ratio) / Math.log(times));
