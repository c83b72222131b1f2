import { type IsoMonth, monthsWords, shortMonthLabel } from '../../finance';
import { type Cents, formatUsd } from '../../money';
import type { Outcome } from '../projection/outcome';
import { chanceOf100 } from '../projection/outcome-words';
import { NET_WORTH_YEARS } from '../settings';
import { emergencyWords } from './emergency-words';
import type { WhatIfFigures } from './figures';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly now: string;
  readonly then: string;
  /** It is null if nothing changes, or if neither is better. */
  readonly better: boolean | null;
}

const UNKNOWN = '–';
const SHOWN_GOALS = 3;

type Figure<Value> = readonly [now: Value, then: Value];

interface RowFacts<Value> {
  readonly key: string;
  readonly label: string;
  readonly values: Figure<Value>;
  readonly say: (value: Value) => string;
  /** A larger number is better. Null means not known. */
  readonly worth: (value: Value) => number | null;
}

function rowOf<Value>({ key, label, values, say, worth }: RowFacts<Value>): CompareRow {
  const [now, then] = values;
  const [a, b] = [worth(now), worth(then)];
  const isSame = say(now) === say(then);
  return {
    key,
    label,
    now: say(now),
    then: say(then),
    better: isSame || a === null || b === null || a === b ? null : b > a,
  };
}

const monthIndex = (month: IsoMonth): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(-2));

type DebtFree = Pick<WhatIfFigures, 'debtFree' | 'debtsLeftOut'>;

const sayDebt = ({ debtFree: free, debtsLeftOut }: DebtFree): string => {
  if (free === 'none') return debtsLeftOut.length > 0 ? UNKNOWN : 'No debts to pay off';
  return free === 'never' ? 'Never' : shortMonthLabel(free);
};

const debtWorth = ({ debtFree: free, debtsLeftOut }: DebtFree): number | null => {
  if (free === 'none') return debtsLeftOut.length > 0 ? null : 0;
  return free === 'never' ? -Infinity : -monthIndex(free);
};

type Done = WhatIfFigures['goals'][number]['done'] | undefined;

const sayGoal = (done: Done): string => {
  if (done === 'reached') return 'Reached';
  return done ? shortMonthLabel(done) : 'Not yet';
};

const goalWorth = (done: Done): number => {
  if (done === 'reached') return 0;
  return done ? -monthIndex(done) : -Infinity;
};

const whole = (amount: Cents | null): string =>
  amount === null ? UNKNOWN : formatUsd(amount, { decimals: 0 });

const sayMonths = (months: number | null): string =>
  months === null ? UNKNOWN : emergencyWords(months);

const sayChance = (outcome: Outcome | null): string =>
  outcome ? `${chanceOf100(outcome)} of 100` : '…';

const same = (value: number | null): number | null => value;

/** Returns one row for each figure that is known before or after. */
export function compareRows(
  [now, then]: Figure<WhatIfFigures>,
  chances: Figure<Outcome | null>,
): CompareRow[] {
  const goals = now.goals.slice(0, SHOWN_GOALS).map(({ id, name, done }) => {
    const after = then.goals.find((each) => each.id === id)?.done;
    return rowOf({
      key: id,
      label: name,
      values: [done, after] as const,
      say: sayGoal,
      worth: goalWorth,
    });
  });
  const lastAge = then.plan?.lastAge;
  const rows = [
    rowOf({
      key: 'debt',
      label: now.debtsLeftOut.length > 0 ? 'Free of debts with known terms' : 'Free of debt',
      values: [now, then] as const,
      say: sayDebt,
      worth: debtWorth,
    }),
    rowOf({
      key: 'emergency',
      label: 'Emergency savings last',
      values: [now.emergencyMonths, then.emergencyMonths],
      say: sayMonths,
      worth: same,
    }),
    ...goals,
    ...(now.plan && then.plan
      ? [
          rowOf({
            key: 'chance',
            label: `Money lasts to ${lastAge}`,
            values: chances,
            say: sayChance,
            worth: (outcome) => outcome && outcome.chance,
          }),
        ]
      : []),
    rowOf({
      key: 'score',
      label: 'Halyard’s score',
      values: [now.score, then.score],
      say: (score) => (score === null ? UNKNOWN : String(score)),
      worth: same,
    }),
    rowOf({
      key: 'gap',
      label: 'Not covered for others',
      values: [now.lifeGap, then.lifeGap],
      say: whole,
      worth: (gap) => (gap === null ? null : -gap),
    }),
    ...NET_WORTH_YEARS.map((years, at) =>
      rowOf({
        key: `worth-${years}`,
        label: `Net worth in ${years} years`,
        values: [now.netWorth[at] ?? null, then.netWorth[at] ?? null] as const,
        say: whole,
        worth: same,
      }),
    ),
  ];
  return rows.filter((row) => row.now !== UNKNOWN || row.then !== UNKNOWN);
}

/**
 * Returns texts such as "Free of debt 2 years sooner" and "Free of debt 3 months later", or null if the date does
 * not change.
 */
export function debtWords([now, then]: Figure<WhatIfFigures['debtFree']>): string | null {
  if (now === then || now === 'none' || then === 'none') return null;
  if (then === 'never') return 'These debts would never end';
  if (now === 'never') return `Free of debt in ${shortMonthLabel(then)} instead of never`;
  const months = monthIndex(then) - monthIndex(now);
  return `Free of debt ${monthsWords(Math.abs(months))} ${months < 0 ? 'sooner' : 'later'}`;
}
