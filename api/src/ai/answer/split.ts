import {
  compareDates,
  type FinancialData,
  isoMonth,
  monthLabel,
  monthOf,
  totalIncome,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { say } from '../fact/said';
import { shownMerchant } from '../privacy/merchant-text';
import { type Asked, rowsIn } from './asked';
import { money, number, screen } from './facts';
import { type Part, table } from './parts';
import { inPeriod } from './period-words';

type Split = NonNullable<Query['split']>;

const MOST = { category: 8, merchant: 5, account: 8, month: 12 } as const;
const HEADS = { category: 'Category', merchant: 'Merchant', account: 'Account', month: 'Month' };

const keyOf: Readonly<Record<Split, (row: Transaction) => string>> = {
  category: ({ category }) => category,
  merchant: ({ merchant }) => merchant,
  account: ({ accountId }) => accountId,
  month: ({ date }) => monthOf(date),
};

function nameOf(split: Split, key: string, { accounts, liabilities }: FinancialData): string {
  if (split === 'merchant') return shownMerchant(key);
  if (split === 'month') return monthLabel(isoMonth(key));
  if (split === 'category') return key;
  return [...accounts, ...liabilities].find(({ id }) => id === key)?.name ?? 'A removed account';
}

/** The query of one line: that of all lines, narrowed by its key. */
function narrowed(query: FactQuery, split: Split, row: Transaction): FactQuery {
  if (query.of !== 'transactions') return screen('/transactions');
  if (split === 'category') return { ...query, categories: [], category: row.category };
  if (split === 'merchant') return { ...query, merchants: [row.merchant] };
  if (split === 'account') return { ...query, account: row.accountId };
  return { ...query, months: [monthOf(row.date)] };
}

interface Group {
  readonly key: string;
  readonly rows: Transaction[];
}

function groupsOf(rows: readonly Transaction[], split: Split): Group[] {
  const groups = new Map<string, Transaction[]>();
  for (const row of rows) {
    const key = keyOf[split](row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => ({ key, rows: own }));
}

/** Spending or income by category, merchant, account, or month: the largest first, months in their order. */
export function splitTable(asked: Asked, kind: 'spending' | 'income', split: Split): Part[] {
  const { rows, query } = rowsIn(asked, kind, asked.period);
  const total = (some: readonly Transaction[]): Cents =>
    kind === 'income' ? totalIncome(some) : totalSpending(some);
  const all = total(rows);
  const groups = groupsOf(rows, split).map((group) => ({ ...group, amount: total(group.rows) }));
  const ordered =
    split === 'month'
      ? groups.toSorted((a, b) => compareDates(a.rows[0]!.date, b.rows[0]!.date))
      : groups.toSorted((a, b) => b.amount - a.amount);
  const shown = ordered.slice(0, asked.query.top ?? MOST[split]);
  if (shown.length === 0) return [];
  return [
    table(
      `${kind === 'income' ? 'Income' : 'Spending'} by ${split} ${inPeriod(asked.period)}`,
      [HEADS[split], 'Amount', 'Share'],
      shown.map(({ key, rows: own, amount }) => {
        const line = narrowed(query, split, own[0]!);
        const share = all === 0 ? 0 : Math.round(percentOf(amount, all));
        return [
          say`${nameOf(split, key, asked.financialData)}`,
          say`${money(kind, amount, line)}`,
          say`${number('share', 'percent', share, line)}`,
        ];
      }),
    ),
  ];
}
