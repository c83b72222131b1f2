import type { PastForecast } from './backtest';
import { HORIZON_DAYS } from './path';

/** A score says by how many spreads the actual balance was above the expected one. It is negative below. */
export const scoresOf = ({ path, actual }: PastForecast): number[] =>
  path.map(({ moved, spread }, index) => (actual[index]! - moved) / spread);

/** Each number is the first of the days ahead that are measured together. */
const FIRST_DAYS = [1, 4, 8, 15, 31, 46, 61] as const;

const GROUP_OF_DAY = Array.from({ length: HORIZON_DAYS }, (_, index) =>
  FIRST_DAYS.findLastIndex((first) => index + 1 >= first),
);

/** `index` is 0 for tomorrow. */
export const horizonGroupOf = (index: number): number => GROUP_OF_DAY[index]!;

export const HORIZON_GROUPS = FIRST_DAYS.length;

const MIDDLES = FIRST_DAYS.map(
  (first, at) => (first + (FIRST_DAYS[at + 1] ?? HORIZON_DAYS + 1) - 1) / 2,
);

/** Interpolates between the levels of two groups, so that the band has no step between them. */
export function levelAt(levels: readonly number[], index: number): number {
  const after = MIDDLES.findIndex((middle) => middle > index + 1);
  if (after === -1) return levels.at(-1)!;
  if (after === 0) return levels[0]!;
  const [from, to] = [MIDDLES[after - 1]!, MIDDLES[after]!];
  const share = (index + 1 - from) / (to - from);
  return levels[after - 1]! * (1 - share) + levels[after]! * share;
}
