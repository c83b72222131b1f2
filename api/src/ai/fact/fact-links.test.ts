import {
  filterTransactions,
  type FinancialData,
  monthOf,
  monthsWithData,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { readAccountsChoice, readFilter } from '@halyard/shared-contracts/wire';
import { openDatabase } from '../../db/database';
import { drafts } from '../insight/drafts';
import { localAnswer } from '../local/answer';
import { aliasesOf } from '../privacy/aliases';
import { redactorOf } from '../privacy/redactor';
import { type Persona, personas } from '../testing/personas';
import { questionsFor } from '../testing/questions';
import { TOOLS } from '../tool/toolbox';
import type { Fact } from './fact';
import { factHref } from './fact-href';

const SUGGESTED = [
  "How's my spending this month?",
  'Should I pay off debt or invest?',
  'How can I save more money?',
  'Analyze my transaction patterns',
  'Show me my account summary',
  'What was my largest payment in May?',
  'Compare May and June',
  'Can I afford $500?',
];

const NAMES = ['market', 'o', 'no such merchant'];

/** What every tool finds, for every month and kind that it can be asked. */
async function foundByTools({ financialData }: Persona): Promise<Fact[]> {
  const aliases = aliasesOf(financialData);
  const redact = redactorOf(financialData, aliases);
  const db = await openDatabase(':memory:');
  const months = monthsWithData(financialData.transactions);
  const rows = { category: null, order: 'largest', limit: 5 };
  const asked: Record<string, object[]> = {
    spending_by_category: months.map((month) => ({ month })),
    budget_status: months.map((month) => ({ month })),
    cash_flow: months.map((month) => ({ month })),
    compare_months: months.slice(1).map((month) => ({ month, with: months[0], category: null })),
    list_transactions: months.map((month) => ({
      ...rows,
      month,
      kind: 'spending',
      merchant: null,
    })),
    sum_transactions: [null, ...months].flatMap((month) =>
      [null, ...NAMES].flatMap((merchant) =>
        ['spending', 'income'].map((kind) => ({ month, category: null, kind, merchant })),
      ),
    ),
    debt_payoff: [{ extra_dollars: 100 }],
    search_knowledge: [],
  };
  const found: Fact[] = [];
  for (const tool of TOOLS) {
    for (const args of asked[tool.name] ?? [{}])
      found.push(...(await tool.run(args, { financialData, aliases, redact, db })).facts);
  }
  await db.destroy();
  return found;
}

async function factsOf(persona: Persona): Promise<Fact[]> {
  const { financialData } = persona;
  const questions = [...SUGGESTED, ...questionsFor(persona).map(({ message }) => message)];
  return [
    ...(await foundByTools(persona)),
    ...drafts(financialData).flatMap(({ facts }) => facts),
    ...questions.flatMap((question) =>
      localAnswer(financialData, question).said.spans.map(({ fact }) => fact),
    ),
  ];
}

const total = (rows: readonly { readonly amount: number }[]): number =>
  Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0));

const isAmong = (rows: readonly Transaction[], value: unknown): boolean =>
  rows.some(({ amount }) => Math.abs(amount) === value);

/** The middle amount; between the two middle ones where their number is even. */
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

/** Whether the rows that a link opens give the figure again, by plain arithmetic. */
function isGivenAgain(fact: Fact, rows: readonly Transaction[]): boolean {
  const { id, value, period, against } = fact;
  const kind = id.split(':')[0];
  switch (kind) {
    case 'move':
      return value === Math.abs(total(inPeriod(rows, period)) - total(inPeriod(rows, against)));
    case 'average of three months':
      return value === Math.round(total(rows) / 3);
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

/** What balances of the accounts screen come to, debts below zero; null for an id that nobody has. */
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
  'every figure told to person %i',
  (_, persona) => {
    it('opens the rows that give it again', async () => {
      const facts = await factsOf(persona);
      expect(facts.length).toBeGreaterThan(200);
      const wrong = facts.filter((fact) => !holds(fact, persona.financialData));
      expect(wrong.map((fact) => [fact.id, fact.value, factHref(fact.query)])).toEqual([]);
    });
  },
);
