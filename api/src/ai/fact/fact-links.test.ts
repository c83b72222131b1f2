import {
  filterTransactions,
  type FinancialData,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { readAccountsChoice, readFilter } from '@halyard/shared-contracts/wire';
import { drafts } from '../insight/drafts';
import { personas } from '../testing/personas';
import type { Fact } from './fact';
import { factHref } from './fact-href';

const total = (rows: readonly { readonly amount: number }[]): number =>
  Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0));

const isAmong = (rows: readonly Transaction[], value: unknown): boolean =>
  rows.some(({ amount }) => Math.abs(amount) === value);

/** Returns the middle amount, or the average of the two middle ones of an even number. */
function median(rows: readonly Transaction[]): number {
  const sorted = rows.map(({ amount }) => Math.abs(amount)).toSorted((a, b) => a - b);
  const at = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(at) - 1] ?? 0) + (sorted[Math.floor(at)] ?? 0)) / 2);
}

const inPeriod = (rows: readonly Transaction[], month: string | undefined) =>
  rows.filter(({ date }) => monthOf(date) === month);

const latestOfEach = (rows: readonly Transaction[]): Transaction[] => [
  ...new Map(
    rows.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map((row) => [row.merchant, row]),
  ).values(),
];

const monthsOf = (rows: readonly Transaction[]): number =>
  new Set(rows.map(({ date }) => monthOf(date))).size;

/** Returns whether the rows behind a link add up to the figure again. */
function isGivenAgain(fact: Fact, rows: readonly Transaction[]): boolean {
  const { id, value, period, against } = fact;
  const kind = id.split(':')[0];
  switch (kind) {
    case 'move':
      return value === Math.abs(total(inPeriod(rows, period)) - total(inPeriod(rows, against)));
    case 'usual month':
      return value === Math.round(total(rows) / monthsOf(rows));
    case 'average_payment':
      return value === Math.round(total(rows) / rows.length);
    case 'recurring':
      return Math.abs(median(rows)) === value || isAmong(rows, value);
    case 'old price':
    case 'new price':
      return isAmong(rows, value);
    case 'subscriptions':
      return value === total(latestOfEach(rows));
    case 'subscription_count':
      return value === latestOfEach(rows).length;
    case 'date':
      return rows.length === 1 && rows[0]?.date === value;
    default:
      if (fact.unit === 'count') return value === rows.length;
      return fact.unit === 'cents' ? Math.abs(fact.value) === total(rows) : rows.length > 0;
  }
}

/** Adds up balances of the accounts screen with debts below zero. Returns null for an unknown id. */
function balances({ accounts, liabilities }: FinancialData, ids: readonly string[]): number {
  const held = accounts.filter(({ id }) => ids.includes(id));
  const owed = liabilities.filter(({ id }) => ids.includes(id));
  expect(held.length + owed.length).toBe(ids.length);
  const sum = (all: readonly { readonly balance: number | null }[]) =>
    all.reduce((before, { balance }) => before + (balance ?? 0), 0);
  return sum(held) - sum(owed);
}

const IS_BALANCE = /^(balance|owed|assets|debt|net_worth|cash|saved)(:|$)/;
const SCREENS = ['/', '/budget', '/cashflow', '/liabilities', '/transactions', '/wealth-plan'];

function holds(fact: Fact, financialData: FinancialData): boolean {
  const { pathname, searchParams } = new URL(factHref(fact.query), 'http://halyard.test');
  if (fact.query.of === 'screen') return SCREENS.includes(pathname);
  if (pathname === '/transactions') {
    const filter = { ...readFilter(searchParams), today: financialData.today };
    return isGivenAgain(fact, filterTransactions(financialData.transactions, filter));
  }
  const { opened, only } = readAccountsChoice(searchParams);
  const ids = opened === null ? only : [opened];
  const shown = Math.abs(balances(financialData, ids));
  return IS_BALANCE.test(fact.id) ? shown === Math.abs(Number(fact.value)) : opened !== null;
}

describe.each(personas().map((persona, index) => [index, persona] as const))(
  'every figure of an insight for person %i',
  (_, { financialData }) => {
    it('opens the rows that add up to it', () => {
      const facts = drafts(financialData).flatMap(({ message }) =>
        message.spans.map(({ fact }) => fact),
      );
      expect(facts.length).toBeGreaterThan(5);
      const wrong = facts.filter((fact) => !holds(fact, financialData));
      expect(wrong.map((fact) => [fact.id, fact.value, factHref(fact.query)])).toEqual([]);
    });
  },
);
