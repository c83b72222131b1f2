/** The middle of some numbers; the mean of the two in the middle where there are two. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const short = (value) => {
  if (value >= 100) return Math.round(value);
  return value >= 3 ? Math.round(value * 10) / 10 : Math.round(value * 1000) / 1000;
};

/** `median (least–most)` of some numbers, with a unit. */
function spread(values, unit) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${short(median(values))} ${unit} (${short(least)}–${short(most)})`.replace('  ', ' ');
}

/** One line of the table: a figure per round, and whether its median meets the bar (`null`: reported only). */
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
 * Measures each of `targets` once per round, in turning order (A B, B A, …), so that what slows the machine for a while
 * slows all of them. Answers the figures by target, round by round: a ratio is taken within one round.
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

/** Round by round, one target's figure over another's. */
export const ratios = (ours, theirs) => ours.map((value, round) => value / theirs[round]);

/** Round by round, how steeply a figure grows with the data, as an exponent: 1 is as fast, 0 not at all. `times`: by how much the data grew. */
export const slopes = (more, fewer, times) =>
  ratios(more, fewer).map((ratio) => Math.log(ratio) / Math.log(times));
