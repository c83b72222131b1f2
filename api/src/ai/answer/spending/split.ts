import {
  addDays,
  type FinancialData,
  inEachCategory,
  isoDate,
  isoMonth,
  monthLabel,
  monthOf,
  shopOf,
  spokenDate,
  totalIncome,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { allocate, type Cents, cents, sum, ZERO } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../../fact/fact';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { WEEKDAYS, weekdayOf } from '../../understand/time/weekday';
import { type AnswerRequest, byId, type Rows } from '../answer-request';
import { money, number, screen } from '../facts';
import { chart, type Part, sentence, table } from '../parts';
import { ordinal } from '../ordinal';
import { moreOfTwo } from './more-of-two';
import { partsOfWeek } from './parts-of-week';
import { inPeriod } from '../period/period-words';
import { notWholeNotice, onlyWhole } from './times/whole-times';

type Split = NonNullable<Query['split']>;

export type Kind = 'spending' | 'income';

export const TOTALS: Readonly<Record<Kind, (rows: readonly Transaction[]) => Cents>> = {
  spending: totalSpending,
  income: totalIncome,
};

export const MOST = {
  category: 8,
  merchant: 5,
  account: 8,
  month: 12,
  week: 12,
  day: 8,
  weekday: 7,
  year: 10,
} as const;
const FORMS = {
  category: 'pie',
  merchant: 'pie',
  account: 'pie',
  month: 'bars',
  week: 'bars',
  day: 'bars',
  weekday: 'bars',
  year: 'bars',
} as const;
export const HEADS = {
  category: 'Category',
  merchant: 'Merchant',
  account: 'Account',
  month: 'Month',
  week: 'Week',
  day: 'Day',
  weekday: 'Day of the week',
  year: 'Year',
};

type KeyOf = (row: Transaction) => string;

/** The key of a merchant depends on the other rows, because a refund belongs to the shop. */
const KEYS: Readonly<Record<Exclude<Split, 'merchant'>, KeyOf>> = {
  category: ({ category }) => category,
  account: ({ accountId }) => accountId,
  month: ({ date }) => monthOf(date),
  week: ({ date }) => addDays(date, -weekdayOf(date)),
  day: ({ date }) => date,
  weekday: ({ date }) => String(weekdayOf(date)),
  year: ({ date }) => date.slice(0, 4),
};

export function nameOf(
  split: Split,
  key: string,
  { accounts, liabilities }: FinancialData,
): string {
  if (split === 'merchant') return shownMerchant(key);
  if (split === 'month') return monthLabel(isoMonth(key));
  if (split === 'category' || split === 'year') return key;
  if (split === 'weekday') return WEEKDAYS[Number(key)] ?? key;
  if (split === 'day') return spokenDate(isoDate(key));
  if (split === 'week') return `Week of ${spokenDate(isoDate(key))}`;
  return [...accounts, ...liabilities].find(({ id }) => id === key)?.name ?? 'A removed account';
}

export function narrowed(query: FactQuery, split: Split, rows: readonly Transaction[]): FactQuery {
  const [row] = rows;
  if (query.of !== 'transactions' || !row) return screen('/transactions');
  if (split === 'category') return { ...query, categories: [], category: row.category };
  if (split === 'merchant')
    return { ...query, merchants: [...new Set(rows.map(({ merchant }) => merchant))] };
  if (split === 'account') return { ...query, account: row.accountId };
  return split === 'month' ? { ...query, months: [monthOf(row.date)] } : byId(rows).query;
}

interface Group {
  readonly key: string;
  readonly rows: Transaction[];
}

export function groupsOf(rows: readonly Transaction[], split: Split): Group[] {
  const groups = new Map<string, Transaction[]>();
  const keyOf = split === 'merchant' ? shopOf(rows) : KEYS[split];
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => ({ key, rows: own }));
}

const WHOLE = cents(100);

/** Returns shares that sum to 100. An amount in the user's favor has no share. */
function sharesOf(amounts: readonly Cents[]): number[] {
  const charged = amounts.map((amount) => (amount > 0 ? amount : ZERO));
  return charged.some((amount) => amount > 0) ? allocate(WHOLE, charged) : charged;
}

function othersOf(groups: readonly { readonly amount: Cents }[], shares: readonly number[]) {
  const value = sum(groups.map(({ amount }) => amount));
  const share = shares.reduce((all, each) => all + each, 0);
  return groups.length === 0 ? [] : [{ label: 'Others', value, share }];
}

type Sum = Group & { readonly amount: Cents };

export const OF_TIME: ReadonlySet<Split> = new Set<Split>([
  'month',
  'week',
  'day',
  'year',
  'weekday',
]);

/**
 * Sorts by amount, the largest first, and times by date, unless the question wants another order. The least group
 * is one with spending.
 */
function inOrder(groups: readonly Sum[], split: Split, order: Query['order']): Sum[] {
  if (order === 'least')
    return groups.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount);
  if (OF_TIME.has(split) && order === null)
    return groups.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return groups.toSorted((a, b) => b.amount - a.amount);
}

/** Returns 'on Groceries', 'at Costco', 'in May 2025', or 'on Mondays'. */
function placed(kind: Kind, split: Split, name: string): string {
  if (split === 'weekday') return `on ${name}s`;
  if (split === 'week') return `in the ${name.replace('Week', 'week')}`;
  if (split === 'month' || split === 'year') return `in ${name}`;
  if (split === 'day') return `on ${name}`;
  if (kind === 'income' || split === 'account') return `from ${name}`;
  return `${split === 'merchant' ? 'at' : 'on'} ${name}`;
}

/** Names the group at the place that a question wants, such as the month with the most spending. */
function atRank(
  request: AnswerRequest,
  kind: Kind,
  split: Split,
  ordered: readonly Sum[],
  query: FactQuery,
): Part[] {
  const { order, rank, split: isAsked } = request.query;
  if (isAsked === null || (order === null && rank === null)) return [];
  const counted = order === 'least' ? onlyWhole(request, split, ordered) : ordered;
  const found = counted[(rank ?? 1) - 1];
  if (!found) return [sentence(say`There are only ${String(ordered.length)}.`)];
  const place = rank === null || rank === 1 ? '' : `${ordinal(rank)} `;
  const most = order === 'least' ? 'least' : 'most';
  const amount = money(kind, found.amount, narrowed(query, split, found.rows));
  return [
    sentence(
      say`You ${kind === 'income' ? 'received' : 'spent'} the ${place}${most} ${placed(kind, split, nameOf(split, found.key, request.financialData))}: ${amount}.`,
    ),
    ...(ordered[(rank ?? 1) - 1] === found ? [] : notWholeNotice(split)),
  ];
}

export function splitTable(
  request: AnswerRequest,
  kind: Kind,
  split: Split,
  { rows, query }: Rows,
): Part[] {
  const total = TOTALS[kind];
  const counted = split === 'category' ? rows.flatMap(inEachCategory) : rows;
  const groups = groupsOf(counted, split).map((group) => ({
    ...group,
    amount: total(group.rows),
  }));
  const ordered = inOrder(groups, split, request.query.order);
  const shown = ordered.slice(0, request.query.top ?? MOST[split]);
  if (shown.length === 0) return [];
  const what = kind === 'income' ? 'Income' : 'Spending';
  const caption = `${what} by ${split === 'weekday' ? 'day of the week' : split} ${inPeriod(request.period)}`;
  const shares = sharesOf(ordered.map(({ amount }) => amount));
  const form = FORMS[split];
  const points = shown.map(({ key, amount }, index) => ({
    label: nameOf(split, key, request.financialData),
    value: amount,
    share: shares[index] ?? 0,
  }));
  const whole = [...points, ...othersOf(ordered.slice(shown.length), shares.slice(shown.length))];
  return [
    ...atRank(request, kind, split, ordered, query),
    ...moreOfTwo(
      request.query,
      kind,
      split,
      groups.map(({ key, amount, rows: own }) => ({
        where: placed(kind, split, nameOf(split, key, request.financialData)),
        spent: money(kind, amount, narrowed(query, split, own)),
      })),
    ),
    ...(split === 'weekday' && kind === 'spending' ? partsOfWeek(request, groups) : []),
    ...(request.query.split
      ? chart({ form, caption, points: form === 'pie' ? whole : points })
      : []),
    table(
      caption,
      [HEADS[split], 'Amount', 'Share'],
      shown.map(({ key, rows: own, amount }, index) => {
        const line = narrowed(query, split, own);
        const share = shares[index] ?? 0;
        return [
          say`${nameOf(split, key, request.financialData)}`,
          say`${money(kind, amount, line)}`,
          say`${number('share', 'percent', share, line)}`,
        ];
      }),
    ),
  ];
}
