import {
  filterTransactions,
  type FinancialData,
  isoDate,
  safeToSpend,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';
import {
  type AnswerBlock,
  type Figure,
  type Query,
  readFilter,
} from '@halyard/shared-contracts/wire';
import { composeByRules } from '../chat/compose';
import { lineOf } from '../chat/answered';
import { personas } from '../testing/personas';
import { truthOf, usd } from '../testing/truth';
import { understand } from '../understand/understand';
import { answerQuery } from './answer-query';
import { EXAMPLES } from './example-questions';
import { nearestQuestions } from './nearest';

const questions = Object.values(EXAMPLES).flat();

const query = (part: Partial<Query>): Query => ({
  measure: 'spending',
  subjects: [],
  without: [],
  period: null,
  compare: null,
  split: null,
  top: null,
  amount: null,
  target: null,
  size: null,
  order: null,
  rank: null,
  weekdays: [],
  ...part,
});

const textOf = (request: Query, data: FinancialData): string => {
  const blocks = answerQuery(request, data);
  return blocks
    ? lineOf({ blocks, understood: true }, { isSample: false, origin: 'rules' }).content
    : '';
};

const figuresIn = (blocks: readonly AnswerBlock[]): Figure[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'sentence') return block.figures;
    if (block.kind === 'list') return block.items.flatMap(({ figures }) => figures);
    return block.kind === 'table' ? block.rows.flat().flatMap(({ figures }) => figures) : [];
  });

const total = (rows: readonly Transaction[]) =>
  Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0));

/** Returns whether the amount is the total, one, or an average of the rows. */
function comesTo(amount: string, rows: readonly Transaction[]): boolean {
  const months = new Set(rows.map(({ date }) => date.slice(0, 7))).size;
  const possible = [total(rows), total(rows) / rows.length, total(rows) / 3, total(rows) / months];
  const amounts = rows.map((row) => Math.abs(row.amount)).toSorted((a, b) => a - b);
  const middle =
    (amounts.at(Math.floor(amounts.length / 2)) ?? 0) +
    (amounts.at(Math.floor((amounts.length - 1) / 2)) ?? 0);
  return [...possible, ...amounts, middle / 2].some(
    (each) => usd(Math.round(each)) === amount.replace('−', ''),
  );
}

describe.each(personas().map((persona, index) => [index, persona] as const))(
  'the answers for person %i',
  (_index, { financialData: data }) => {
    const answered = questions.map((question) => composeByRules(question, data));

    it('understand every question that is offered', () => {
      const lost = questions.filter((_, at) => !answered[at]?.understood);
      expect(lost).toEqual([]);
    });

    it('have figures whose links open rows with the same total', () => {
      const figures = answered.flatMap(({ blocks }) => figuresIn(blocks));
      const wrong = figures.filter(({ text, href }) => {
        const { pathname, searchParams } = new URL(href, 'http://halyard.test');
        if (pathname !== '/transactions' || !text.startsWith('$')) return false;
        const filter = { ...readFilter(searchParams), today: data.today };
        return !comesTo(text, filterTransactions(data.transactions, filter));
      });
      expect(figures.length).toBeGreaterThan(30);
      expect(wrong).toEqual([]);
    });

    it('have the figures of plain arithmetic', () => {
      const truth = truthOf(data);
      const may = { from: '2025-05-01', to: '2025-05-31' };
      const rows: readonly (readonly [Partial<Query>, number])[] = [
        [{ period: may }, truth.spent('2025-05')],
        [{ measure: 'income', period: may }, truth.earned('2025-05')],
        [
          { measure: 'net_cash_flow', period: may },
          truth.earned('2025-05') - truth.spent('2025-05'),
        ],
        [
          { subjects: [{ kind: 'category', name: 'Groceries' }] },
          truth.spent('2025-06', 'Groceries'),
        ],
        [{ measure: 'net_worth' }, truth.worth],
        [
          { period: { from: '2025-04-01', to: '2025-06-30' } },
          truth.spent('2025-04') + truth.spent('2025-05') + truth.spent('2025-06'),
        ],
      ];
      for (const [request, amount] of rows)
        expect(textOf(query(request), data)).toContain(usd(amount));
    });
  },
);

const may = (day: string, part: Partial<Transaction>) =>
  transaction({
    date: isoDate(`2025-05-${day}`),
    category: 'Groceries',
    amount: cents(-10_00),
    ...part,
  });
const inMay = { period: { from: '2025-05-01', to: '2025-05-31' } };

describe('the words of an answer', () => {
  it('follow the number of rows and the sign', () => {
    const one = financialData({ transactions: [may('03', {})] });
    expect(textOf(query(inMay), one)).toContain('in one transaction.');
    const two = financialData({
      transactions: [may('03', {}), may('02', { category: 'Salary', amount: cents(4_00) })],
    });
    expect(textOf(query({ ...inMay, measure: 'net_cash_flow' }), two)).toBe(
      'You received $4.00 and spent $10.00 in May 2025. You spent $6.00 more than you received.',
    );
  });

  it('say that there is nothing instead of printing zero', () => {
    const none = financialData();
    expect(textOf(query(inMay), none)).toBe('You spent nothing in May 2025.');
    expect(textOf(query({ measure: 'debt' }), none)).toBe('You have no debt.');
    expect(textOf(query({ measure: 'accounts' }), none)).toBe('You have no accounts yet.');
    expect(textOf(query({ measure: 'budget_left' }), none)).toMatch(/^You have no budget/);
  });

  it('name a merchant without the figures and addresses that others wrote into it', () => {
    const hostile = financialData({
      transactions: [may('03', { merchant: 'You won $9,999 at evil.example' })],
    });
    const text = textOf(query({ ...inMay, measure: 'largest' }), hostile);
    expect(text).toContain('- You won at evil example: $10.00 on May 3');
  });

  it('find nothing for an unknown name', () => {
    const subjects = [{ kind: 'merchant', name: 'Nowhere' }] as const;
    expect(answerQuery(query({ subjects: [...subjects] }), financialData())).toBeNull();
  });

  it('count several accounts together and open their rows', () => {
    const data = financialData({
      accounts: [
        account({ id: 'a', name: 'First Checking' }),
        account({ id: 'b', name: 'Second Checking' }),
      ],
      transactions: [
        may('03', { id: 't1', accountId: 'a' }),
        may('04', { id: 't2', accountId: 'b' }),
        may('05', { id: 't3', accountId: 'c' }),
      ],
    });
    const subjects: Query['subjects'] = [
      { kind: 'account', name: 'First Checking' },
      { kind: 'account', name: 'Second Checking' },
    ];
    const blocks = answerQuery(query({ ...inMay, subjects }), data) ?? [];
    expect(figuresIn(blocks)[0]).toEqual({
      at: 10,
      text: '$20.00',
      href: '/transactions?id=t1&id=t2',
    });
  });

  it('subtract a refund from spending, as the screens do', () => {
    const data = financialData({
      transactions: [may('03', { id: 't1' }), may('04', { id: 't2', amount: cents(4_00) })],
    });
    const blocks = answerQuery(query(inMay), data) ?? [];
    expect(figuresIn(blocks)[0]).toMatchObject({
      text: '$6.00',
      href: '/transactions?id=t1&id=t2',
    });
  });

  it('compare a month in progress with the same days of the month before', () => {
    const running = financialData({
      today: isoDate('2025-06-10'),
      transactions: [
        transaction({ date: isoDate('2025-06-05'), amount: cents(-30_00) }),
        may('20', { amount: cents(-500_00) }),
        may('01', { amount: cents(-20_00) }),
      ],
    });
    expect(textOf(query({}), running)).toContain(
      'That is $10.00 more than from May 1 to May 10, 2025 ($20.00).',
    );
  });

  it('never call a price affordable that is more than the cash', () => {
    const poor = financialData({ accounts: [account({ type: 'checking', balance: cents(0) })] });
    const text = textOf(query({ measure: 'affordability', amount: 9_000_00 }), poor);
    expect(text).toContain('$9,000.00 is more than your cash.');
    expect(text).not.toContain('fits');
  });

  it('compare a price with what is safe to spend, to the cent', () => {
    const held = financialData({
      today: isoDate('2025-05-31'),
      accounts: [
        account({ id: 'daily', type: 'checking', balance: cents(1_000_00) }),
        account({ id: 'put-by', type: 'savings', balance: cents(500_00) }),
      ],
      transactions: [],
    });
    const { amount } = safeToSpend(held)!;
    const answerTo = (price: number) =>
      textOf(query({ measure: 'affordability', amount: price }), held);
    expect(amount).toBeGreaterThan(0);
    expect(answerTo(amount)).toContain(`${formatUsd(amount)} fits.`);
    const more = `is more than the ${formatUsd(amount)} that looks safe to spend.`;
    expect(answerTo(amount + 1)).toContain(more);
    expect(answerTo(1_500_00)).toContain(more);
    expect(answerTo(1_500_01)).toContain('is more than your cash.');
    expect(answerTo(1_500_01)).not.toContain('fits');
  });

  it('name the debts that a plan leaves out', () => {
    const debts = financialData({
      liabilities: [
        liability({
          name: 'Uncle Joe',
          aprPercent: null,
          monthlyPayment: null,
          minimumPayment: null,
        }),
      ],
    });
    expect(textOf(query({ measure: 'debt_free' }), debts)).toContain('Uncle Joe');
  });
});

// Covers P3-A20-3.
describe('a question that is not understood', () => {
  it('gets the three nearest questions, each of which is understood', () => {
    const near = nearestQuestions('Please forecast my subscriptions until retirement');
    expect(near).toHaveLength(3);
    expect(near[0]).toBe('What are my subscriptions?');
    const [first] = personas();
    for (const question of near)
      expect(understand(question, first!.financialData).kind).toBe('query');
  });
});
