import { cents, sum } from '../../../money';
import { transaction } from '../../../testing/builders';
import { addMonths, firstDay, isoMonth, type IsoMonth, monthOf } from '../../civil-date';
import type { Budget, Transaction } from '../../entities';
import { isIncome } from '../../movement/kind';
import { spendingParts } from '../../movement/spending/spending-parts';
import { type EnvelopeMonth, envelopes } from '../envelopes';
import type { BudgetSetting, DatedSetting } from '../setting';

const START = isoMonth('2024-01');
export const month = (number: number): IsoMonth => addMonths(START, number - 1);
export const dollars = (amount: number) => cents(Math.round(amount * 100));

export const spend = (number: number, amount: number, category = 'Groceries'): Transaction =>
  transaction({ date: firstDay(month(number)), amount: dollars(-amount), category });
export const earn = (number: number, amount: number): Transaction =>
  transaction({ date: firstDay(month(number)), amount: dollars(amount), category: 'Salary' });

export const settingFrom = (
  number: number,
  setting: BudgetSetting,
  key = 'groceries',
): DatedSetting => ({
  key,
  from: month(number),
  setting,
});
export const ROLLOVER: BudgetSetting = { kind: 'rollover' };
export const target = (amount: number, number: number): BudgetSetting => ({
  kind: 'target',
  amount: dollars(amount),
  by: month(number),
});

export const budgetOf = (part: Partial<Budget> = {}): Budget => ({
  standard: { groceries: dollars(100) },
  months: {},
  since: START,
  ...part,
});

export function figures(
  months: readonly EnvelopeMonth[],
  field: 'left' | 'carried' | 'assigned' = 'left',
  key = 'groceries',
) {
  return months.map((each) => {
    const found = each.envelopes.find((envelope) => envelope.key === key);
    return found ? found[field] / 100 : null;
  });
}

export const of = (budget: Budget, rows: Transaction[], last = 24) =>
  envelopes(budget, rows, month(last));

/** Adds up both sides of the identity in two independent ways and expects them to be equal. */
export function requireCash(months: readonly EnvelopeMonth[], rows: readonly Transaction[]): void {
  const first = months[0]?.month ?? START;
  for (const { month: until, envelopes: found, toAssign, cash } of months) {
    const counted = rows.filter(({ date }) => monthOf(date) >= first && monthOf(date) <= until);
    const income = sum(counted.filter(isIncome).map(({ amount }) => amount));
    const spent = sum(counted.flatMap(spendingParts).map(({ amount }) => amount));
    expect(sum(found.map(({ left }) => left)) + toAssign).toBe(income + spent);
    expect(cash).toBe(income + spent);
  }
}
