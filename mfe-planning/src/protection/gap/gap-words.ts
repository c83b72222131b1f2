import { countWords, tenths } from '@halyard/shared-contracts/finance';
import type { LifeNeed, missingAnswer } from '@halyard/shared-contracts/long-run';
import { formatUsd } from '@halyard/shared-contracts/money';

type Missing = ReturnType<typeof missingAnswer>;

const WITHOUT: Readonly<Record<Exclude<Missing, null>, string>> = {
  income: 'your income',
  years: 'the years of your income',
};

/** A need that consists only of income is unknown without the income. */
export function gapWords({ need, gap, terms }: LifeNeed, missing: Missing = null): string {
  if (missing !== null && terms.length <= 1) return `Not known without ${WITHOUT[missing]}`;
  const without = missing === null ? '' : `, without ${WITHOUT[missing]}`;
  if (need === 0) return `Nothing is needed by these numbers${without}`;
  if (gap === 0) return `Covered by these numbers${without}`;
  return `${formatUsd(gap, { decimals: 0 })} not covered${without}`;
}

/** Halyard stores no disability policies. `hasPay` is false for a user who lives on Social Security or a pension. */
export function withoutWorkWords(months: number | null, hasPay: boolean): string {
  const savings =
    months === null
      ? 'Your usual spending is not known yet'
      : months < 1
        ? 'Your emergency savings last less than a month of usual spending'
        : `Your emergency savings last ${countWords(tenths(months), 'month')} of usual spending`;
  if (!hasPay)
    return `${savings}. Disability insurance, which replaces pay, is not among the policies here.`;
  return `If you could not work: ${savings}. Disability insurance, which may come with a job, is not among the policies here.`;
}
