import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';
import type { AnswerBlock, Query } from '@halyard/shared-contracts/wire';
import { lineOf } from './chat/answered';
import { composeByRules, composeReading } from './chat/compose';
import { usd } from './testing/truth';

const own: FinancialData = { ...demoHousehold(), source: 'own' };

/** Asks questions as one conversation and returns how the last one was understood. */
function talk(...questions: readonly string[]) {
  let earlier: Query | null = null;
  let blocks: readonly AnswerBlock[] = [];
  for (const question of questions) {
    const composed = composeByRules(question, own, earlier);
    earlier = composed.query ?? earlier;
    blocks = composed.blocks;
  }
  const [first] = blocks;
  return first?.kind === 'understood' ? first.text : '';
}

describe('a question that continues the one before', () => {
  const SPENT = 'How much did I spend this month?';
  it.each([
    [[SPENT, 'and last month?'], 'Spending · May 2025'],
    [[SPENT, 'What about groceries?'], 'Spending · Groceries · June 2025'],
    [[SPENT, 'what about groceries?', 'and in March?'], 'Spending · Groceries · March 2025'],
    [[SPENT, 'without rent'], 'Spending · without Rent · June 2025'],
    [[SPENT, 'without rent', 'and last month?'], 'Spending · without Rent · May 2025'],
    [[SPENT, 'why?'], 'Spending · by category · June 2025 · against May 2025'],
    [[SPENT, 'by merchant'], 'Spending · by merchant · June 2025'],
    [[SPENT, 'What is my net worth?'], 'Net worth'],
    [
      ['What was my largest expense last month?', 'How much is my rent?'],
      'Spending · Rent · June 2025',
    ],
    [
      ['What did I spend on weekends last month?', 'How does this month compare with last month?'],
      'Spending · June 2025 · against May 2025',
    ],
    [['What was my income last month?', 'and the month of April?'], 'Income · April 2025'],
    [['Can I afford $500?', 'and $900?'], 'What fits · $900.00'],
    [['Can I afford $500?', 'and groceries last month?'], 'Spending · Groceries · May 2025'],
    [[SPENT, 'What did I earn?'], 'Income · June 2025'],
    [['why?'], ''],
    [['What is my net worth?', 'why?'], ''],
    [[SPENT, 'and the weather?'], ''],
    [[SPENT, 'thanks'], ''],
  ])('%j is understood as "%s"', (questions, understood) => {
    expect(talk(...questions)).toBe(understood);
  });

  it('leaves out a category to the cent, and links to the remaining rows', () => {
    const composed = composeByRules('How much did I spend this month without rent?', own);
    const left = own.transactions.filter(
      ({ date, category, amount }) =>
        date.startsWith('2025-06') && amount < 0 && !['Rent', 'Transfer'].includes(category),
    );
    const spent = usd(left.reduce((all, { amount }) => all + amount, 0));
    const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
    expect(content).toContain(`You spent ${spent} without Rent in June 2025`);
    const hrefs = JSON.stringify(composed.blocks);
    expect(hrefs).toContain('categories=groceries');
    expect(hrefs).not.toContain('categories=rent');
  });

  it('says what made the difference', () => {
    const { blocks } = composeByRules('why?', own, composeByRules(SPENT, own).query ?? null);
    const table = blocks.find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({ columns: ['Category', 'Change', 'June 2025', 'May 2025'] });
  });
});

describe('a word that can mean several accounts', () => {
  const cards = financialData({
    accounts: [account({ id: 'a', name: 'Everyday Checking' })],
    liabilities: [
      liability({ id: 'b', name: 'Blue Card' }),
      liability({ id: 'c', name: 'Gold Card' }),
    ],
    transactions: ['b', 'c', 'c'].map((accountId, at) =>
      transaction({ accountId, date: isoDate('2025-06-10'), amount: cents(-1_00 * (at + 1)) }),
    ),
  });
  const ask = (message: string) => composeByRules(message, cards).blocks;

  it('leads to a question with one button for each of them', () => {
    const [choices] = ask('How much did I spend with my card this month?');
    expect(choices).toEqual({
      kind: 'choices',
      label: 'Which card did you mean?',
      choices: [
        { label: 'Blue Card', question: 'How much did I spend with my Blue Card this month?' },
        { label: 'Gold Card', question: 'How much did I spend with my Gold Card this month?' },
      ],
    });
  });

  it('is answered after a button is pressed', () => {
    const [choices] = ask('How much did I spend with my card this month?');
    const pressed =
      choices?.kind === 'choices' ? choices.choices.map(({ question }) => question) : [];
    const answers = pressed.map((question) => JSON.stringify(ask(question)));
    expect(answers[0]).toContain('You spent $1.00');
    expect(answers[1]).toContain('You spent $5.00');
  });

  it('leads to the same question if a model wrote it', () => {
    const query = composeByRules('How much did I spend this month?', cards).query!;
    const read = { ...query, subjects: [{ kind: 'account', name: 'card' } as const] };
    const composed = composeReading({ queries: [read], term: null }, 'Spent by card?', cards);
    expect(composed?.blocks).toEqual([
      expect.objectContaining({
        kind: 'choices',
        choices: [
          { label: 'Blue Card', question: 'Spent by Blue Card?' },
          { label: 'Gold Card', question: 'Spent by Gold Card?' },
        ],
      }),
    ]);
  });

  it.each(['How much did I spend with my cards this month?', 'How much do I owe on my card?'])(
    'leads to no question for "%s", which is about all of them',
    (question) => {
      expect(ask(question).some(({ kind }) => kind === 'choices')).toBe(false);
    },
  );
});

describe('a chart', () => {
  const picture = (question: string) =>
    composeByRules(question, own).blocks.find(({ kind }) => kind === 'chart');

  it.each([
    ['Show my spending by month this year', 'bars', 6],
    ['Break down my spending by category', 'pie', 9],
    ['Compare my spending in May and June', 'bars', 2],
    ['What is my net worth?', 'line', 6],
  ])('of "%s" has the form %s', (question, form, count) => {
    const found = picture(question);
    expect(found).toMatchObject({ form });
    expect(found?.kind === 'chart' && found.points).toHaveLength(count);
  });

  it('adds up to the whole if it is a pie', () => {
    const { blocks } = composeByRules('Break down my spending by merchant', own);
    const pie = blocks.find(({ kind }) => kind === 'chart');
    const total = pie?.kind === 'chart' ? pie.points.reduce((all, { value }) => all + value, 0) : 0;
    const june = own.transactions.filter(
      ({ date, category, amount }) =>
        date.startsWith('2025-06') && category !== 'Transfer' && amount < 0,
    );
    expect(total).toBe(-june.reduce((all, { amount }) => all + amount, 0));
  });

  it('is left out if it has only one point', () => {
    expect(picture('How much did I spend this month?')).toBeUndefined();
  });
});
