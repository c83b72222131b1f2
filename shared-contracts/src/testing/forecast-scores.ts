import { addDays } from '../finance/civil-date';
import { LEAST_AFTER_DAYS } from '../finance/forecast/backtest';
import { pastForecast, pastStarts } from '../finance/forecast/backtest';
import { HORIZON_DAYS } from '../finance/forecast/path';
import { cashRows } from '../finance/forecast/cash-rows';
import { scoresOf, HORIZON_GROUPS, horizonGroupOf } from '../finance/forecast/own-scores';
import { cashUsers } from './cash-users';
import { STREAMS_TODAY } from './recurring-streams';

/** The band learns from these users. The backtest measures it on users of other seeds. */
const LEARNING_SEED = 1_001;
export const LEARNING_USERS = 400;

const LEVELS = 40;

/** Many payments come at the start of a month, so forecasts from its middle count as well. */
const MIDDLE_DAYS = 13;

function scoresOfUser(rows: Parameters<typeof cashRows>[0], accountIds: ReadonlySet<string>) {
  const cash = cashRows(rows, accountIds);
  const since = cash.reduce((first, { date }) => (date < first ? date : first), STREAMS_TODAY);
  return pastStarts(since, STREAMS_TODAY, cash.length)
    .flatMap((asOf) => [asOf, addDays(asOf, MIDDLE_DAYS)])
    .map((asOf) => scoresOf(pastForecast(cash, since, asOf, STREAMS_TODAY)))
    .filter((scores) => scores.length >= LEAST_AFTER_DAYS);
}

/** Returns levels at equal distances, so that each stands for the same share of all days. */
function levelsOf(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  return Array.from({ length: LEVELS }, (_, at) => {
    const score = sorted[Math.floor(((at + 0.5) / LEVELS) * sorted.length)]!;
    return Math.round(score * 100) / 100;
  });
}

/** Returns the errors of forecasts of generated users, in spreads, for each group of days. */
export function learnedScores(users: number): number[][] {
  const groups = Array.from({ length: HORIZON_GROUPS }, (): number[] => []);
  for (const { rows } of cashUsers(users, LEARNING_SEED)) {
    for (const scores of scoresOfUser(rows, new Set(['acc-1', 'acc-2']))) {
      scores.slice(0, HORIZON_DAYS).forEach((score, index) => {
        groups[horizonGroupOf(index)]!.push(score);
      });
    }
  }
  return groups.map(levelsOf);
}
