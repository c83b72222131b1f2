import {
  addMonths,
  categoriesOf,
  type Category,
  type FinancialData,
  inMonth,
  type IsoMonth,
  monthOf,
  partIn,
  spendingBreakdown,
  totalIncome,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, percentOf, subtract } from '@halyard/shared-contracts/money';
import type { DateFact, MoneyFact, NumberFact } from './fact';

type Rows = Pick<FinancialData, 'transactions'>;

export function spentIn({ transactions }: Rows, month: IsoMonth): MoneyFact {
  return {
    id: `spent:${month}`,
    unit: 'cents',
    value: totalSpending(inMonth(transactions, month)),
    label: 'Total spending',
    period: month,
    query: { of: 'transactions', kind: 'spending', months: [month] },
  };
}

export function earnedIn({ transactions }: Rows, month: IsoMonth): MoneyFact {
  return {
    id: `earned:${month}`,
    unit: 'cents',
    value: totalIncome(inMonth(transactions, month)),
    label: 'Income',
    period: month,
    query: { of: 'transactions', kind: 'income', months: [month] },
  };
}

/** The facts are of one month, and the share is of all spending. */
export interface CategoryFacts {
  readonly category: Category;
  readonly spent: MoneyFact;
  readonly payments: NumberFact;
  readonly share: NumberFact;
}

export function categoriesIn({ transactions }: Rows, month: IsoMonth): CategoryFacts[] {
  return spendingBreakdown(inMonth(transactions, month)).categories.map(
    ({ category, amount, count, percentage }) => {
      const base = {
        category,
        period: month,
        query: { of: 'transactions', kind: 'spending', category, months: [month] },
      } as const;
      const id = `${category}:${month}`;
      return {
        category,
        spent: { ...base, id: `spent:${id}`, unit: 'cents', value: amount, label: 'Spent' },
        payments: { ...base, id: `payments:${id}`, unit: 'count', value: count, label: 'Payments' },
        share: {
          ...base,
          id: `share:${id}`,
          unit: 'percent',
          value: percentage,
          label: 'Share of all spending',
        },
      };
    },
  );
}

/** The amount is never below zero. */
export function spendingMove(
  { transactions }: Rows,
  month: IsoMonth,
  before: IsoMonth = addMonths(month, -1),
  category?: Category,
): {
  readonly amount: MoneyFact;
  readonly percent: NumberFact | null;
  readonly direction: -1 | 0 | 1;
} {
  const spent = (each: IsoMonth) =>
    totalSpending(
      inMonth(transactions, each)
        .filter((t) => category === undefined || categoriesOf(t).includes(category))
        .map((t) => partIn(t, category === undefined ? [] : [category])),
    );
  const difference = subtract(spent(month), spent(before));
  const base = {
    period: month,
    against: before,
    ...(category && { category }),
    query: {
      of: 'transactions',
      kind: 'spending',
      months: [before, month],
      ...(category && { category }),
    },
  } as const;
  const id = `${category ?? 'all'}:${before}:${month}`;
  return {
    direction: difference > 0 ? 1 : difference < 0 ? -1 : 0,
    amount: { ...base, id: `move:${id}`, unit: 'cents', value: abs(difference), label: 'Change' },
    percent:
      spent(before) === 0
        ? null
        : {
            ...base,
            id: `move_percent:${id}`,
            unit: 'percent',
            value: Math.round(percentOf(abs(difference), spent(before))),
            label: 'Change in percent',
          },
  };
}

export function movement({ id, amount, merchant, category, date }: Transaction): {
  readonly amount: MoneyFact;
  readonly date: DateFact;
} {
  const period = monthOf(date);
  const base = { merchant, category, period, query: { of: 'transactions', ids: [id] } } as const;
  return {
    amount: { ...base, id: `amount:${id}`, unit: 'cents', value: abs(amount), label: 'Amount' },
    date: { ...base, id: `date:${id}`, unit: 'date', value: date, label: 'Date' },
  };
}
