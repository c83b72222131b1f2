import {
  compareDates,
  type FinancialData,
  inEachCategory,
  isoMonth,
  monthLabel,
  monthOf,
  totalIncome,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { allocate, type Cents, cents, sum, ZERO } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { say } from '../fact/said';
import { shownMerchant } from '../privacy/merchant-text';
import type { Asked, Rows } from './asked';
import { money, number, screen } from './facts';
import { chart, type Part, table } from './parts';
import { inPeriod } from './period-words';

type Split = NonNullable<Query['split']>;

export type Kind = 'spending' | 'income';

export const TOTALS: Readonly<Record<Kind, (rows: readonly Transaction[]) => Cents>> = {
  spending: totalSpending,
  income: totalIncome,
};

export const MOST = { category: 8, merchant: 5, account: 8, month: 12 } as const;
const FORMS = { category: 'pie', merchant: 'pie', account: 'pie', month: 'bars' } as const;
export const HEADS = {
  category: 'Category',
  merchant: 'Merchant',
  account: 'Account',
  month: 'Month',
};

const keyOf: Readonly<Record<Split, (row: Transaction) => string>> = {
  category: ({ category }) => category,
  merchant: ({ merchant }) => merchant,
  account: ({ accountId }) => accountId,
  month: ({ date }) => monthOf(date),
};

export function nameOf(
  split: Split,
  key: string,
  { accounts, liabilities }: FinancialData,
): string {
  if (split === 'merchant') return shownMerchant(key);
  if (split === 'month') return monthLabel(isoMonth(key));
  if (split === 'category') return key;
  return [...accounts, ...liabilities].find(({ id }) => id === key)?.name ?? 'A removed account';
}

/** The query of one line: that of all lines, narrowed by its key. */
export function narrowed(query: FactQuery, split: Split, row: Transaction): FactQuery {
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

export function groupsOf(rows: readonly Transaction[], split: Split): Group[] {
  const groups = new Map<string, Transaction[]>();
  for (const row of rows) {
    const key = keyOf[split](row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => ({ key, rows: own }));
}

const WHOLE = cents(100);

/** Whole percentages that add up to 100; an amount in the user's favor has no share. */
function sharesOf(amounts: readonly Cents[]): number[] {
  const charged = amounts.map((amount) => (amount > 0 ? amount : ZERO));
  return charged.some((amount) => amount > 0) ? allocate(WHOLE, charged) : charged;
}

/** What a list leaves out, as one point. */
function othersOf(groups: readonly { readonly amount: Cents }[], shares: readonly number[]) {
  const value = sum(groups.map(({ amount }) => amount));
  const share = shares.reduce((all, each) => all + each, 0);
  return groups.length === 0 ? [] : [{ label: 'Others', value, share }];
}

/** Spending or income by category, merchant, account, or month: the largest first, months in their order. */
export function splitTable(asked: Asked, kind: Kind, split: Split, { rows, query }: Rows): Part[] {
  const total = TOTALS[kind];
  const counted = split === 'category' ? rows.flatMap(inEachCategory) : rows;
  const groups = groupsOf(counted, split).map((group) => ({
    ...group,
    amount: total(group.rows),
  }));
  const ordered =
    split === 'month'
      ? groups.toSorted((a, b) => compareDates(a.rows[0]!.date, b.rows[0]!.date))
      : groups.toSorted((a, b) => b.amount - a.amount);
  const shown = ordered.slice(0, asked.query.top ?? MOST[split]);
  if (shown.length === 0) return [];
  const caption = `${kind === 'income' ? 'Income' : 'Spending'} by ${split} ${inPeriod(asked.period)}`;
  const shares = sharesOf(ordered.map(({ amount }) => amount));
  const form = FORMS[split];
  const points = shown.map(({ key, amount }, index) => ({
    label: nameOf(split, key, asked.financialData),
    value: amount,
    share: shares[index] ?? 0,
  }));
  const whole = [...points, ...othersOf(ordered.slice(shown.length), shares.slice(shown.length))];
  return [
    ...(asked.query.split ? chart({ form, caption, points: form === 'pie' ? whole : points }) : []),
    table(
      caption,
      [HEADS[split], 'Amount', 'Share'],
      shown.map(({ key, rows: own, amount }, index) => {
        const line = narrowed(query, split, own[0]!);
        const share = shares[index] ?? 0;
        return [
          say`${nameOf(split, key, asked.financialData)}`,
          say`${money(kind, amount, line)}`,
          say`${number('share', 'percent', share, line)}`,
        ];
      }),
    ),
  ];
}
