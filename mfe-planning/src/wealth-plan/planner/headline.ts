import { monthsWords } from '@halyard/shared-contracts/finance';
import { monthLabel } from '@halyard/shared-contracts/ui';
import type { LeftOutDebt, PlannerView } from './planner-view';

type Ending = Exclude<PlannerView['plan'], 'never'>;

export function headline({ freeMonth }: Pick<Ending, 'freeMonth'>, saved: PlannerView['saved']) {
  const free = `Free of debt in ${monthLabel(freeMonth)}`;
  return saved && saved.months > 0 ? `${free}, ${monthsWords(saved.months)} sooner` : free;
}

const ONE: Readonly<Record<LeftOutDebt['missing'], string>> = {
  rate: 'whose rate is not known',
  payment: 'whose payment is not known',
  both: 'whose rate and payment are not known',
};

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

/** Returns, for example, "Without Auto Loan, whose rate is not known", or null if no debt is left out. */
export function withoutWords(debts: readonly LeftOutDebt[]): string | null {
  const [first, ...others] = debts;
  if (!first) return null;
  const why = others.length === 0 ? ONE[first.missing] : 'whose rates or payments are not known';
  return `Without ${listed(debts.map(({ name }) => name))}, ${why}`;
}
