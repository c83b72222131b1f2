import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { understand } from './understand';

const own: FinancialData = { ...demoHousehold(), source: 'own' };

/** The days have the form '2025-05-01 2025-05-31'. */
function daysOf(question: string, data = own): string {
  const found = understand(question, data);
  const period = found.kind === 'query' ? found.query.period : null;
  return period ? `${period.from ?? '-'} ${period.to ?? '-'}` : found.kind;
}

describe('the time of a question', () => {
  it.each([
    ['in May', '2025-05-01 2025-05-31'],
    ['in December', '2024-12-01 2024-12-31'],
    ['in March 2024', '2024-03-01 2024-03-31'],
    ['last month', '2025-05-01 2025-05-31'],
    ['this month', '2025-06-01 2025-06-30'],
    ['this year', '2025-01-01 2025-12-31'],
    ['last year', '2024-01-01 2024-12-31'],
    ['in 2024', '2024-01-01 2024-12-31'],
    ['this quarter', '2025-04-01 2025-06-30'],
    ['last quarter', '2025-01-01 2025-03-31'],
    ['in Q1', '2025-01-01 2025-03-31'],
    ['in the second quarter of 2024', '2024-04-01 2024-06-30'],
    ['last week', '2025-06-22 2025-06-28'],
    ['in the last 30 days', '2025-05-31 2025-06-30'],
    ['in the past two weeks', '2025-06-16 2025-06-30'],
    ['in the last three months', '2025-04-01 2025-06-30'],
    ['since March', '2025-03-01 2025-06-30'],
    ['between March and May', '2025-03-01 2025-05-31'],
    ['from February to April', '2025-02-01 2025-04-30'],
    ['yesterday', '2025-06-29 2025-06-29'],
    ['today', '2025-06-30 2025-06-30'],
    ['on June 11', '2025-06-11 2025-06-11'],
    ['on the 3rd of June', '2025-06-03 2025-06-03'],
    ['on 2025-02-14', '2025-02-14 2025-02-14'],
    ['on December 24', '2024-12-24 2024-12-24'],
    ['of all time', '- -'],
  ])('%s is %s', (time, days) => {
    expect(daysOf(`How much did I spend ${time}?`)).toBe(days);
  });

  it('counts months from the month that screens open on, and days from today', () => {
    const later = { ...own, today: isoDate('2025-07-15') };
    expect(daysOf('How much did I spend this month?', later)).toBe('2025-06-01 2025-06-30');
    expect(daysOf('How much did I spend last month?', later)).toBe('2025-05-01 2025-05-31');
    expect(daysOf('How much did I spend yesterday?', later)).toBe('2025-07-14 2025-07-14');
  });

  it('reads "may" as a month only if it means one', () => {
    expect(daysOf('How much may I have spent?')).not.toContain('2025-05');
  });
});

const readOf = (question: string, data = own) => {
  const found = understand(question, data);
  return found.kind === 'query'
    ? [found.query.measure, found.query.subjects.map(({ name }) => name).join(', ')]
    : [found.kind];
};

describe('the names of a question', () => {
  it.each([
    ['What did I spend at HEB?', ['spending', 'H-E-B']],
    ['What did I spend at trader joes?', ['spending', "Trader Joe's"]],
    ['What did I spend at Chipotel?', ['spending', 'Chipotle']],
    ['What did I spend on grocries?', ['spending', 'Groceries']],
    ['What do I owe on the Mazda?', ['debt', 'Mazda CX-5 Loan']],
    ['What is the balance of my visa?', ['balance', 'Capitol City Visa']],
    ['What did I spend at Walmart?', ['unknown_name']],
  ])('%s', (question, expected) => {
    expect(readOf(question)).toEqual(expected);
  });

  it('are the names of the user’s own things', () => {
    const data = financialData({
      accounts: [account({ name: 'Rainy Jar', type: 'savings', balance: cents(5_00) })],
      transactions: [transaction({ merchant: 'Zürich Café' })],
    });
    expect(readOf('What is in my rainy jar?', data)).toEqual(['balance', 'Rainy Jar']);
    expect(readOf('What did I spend at Zürich Cafe?', data)).toEqual(['spending', 'Zürich Café']);
  });
});

describe('a question without an answer', () => {
  it.each([
    ['Delete my last transaction', 'order'],
    ['Transfer $50 to savings', 'order'],
    ['What is the weather?', 'none'],
    ['What will my income be when I retire in Spain with a second wife?', 'none'],
    ['', 'none'],
    ['constructor __proto__ toString', 'none'],
    ['?!', 'none'],
    ['x'.repeat(2_000), 'none'],
  ])('"%s" is %s', (question, kind) => {
    expect(understand(question, own).kind).toBe(kind);
  });

  it('names a word that changes what is asked', () => {
    const named = understand('How much did I spend on romantic groceries?', own);
    expect(named).toEqual({ kind: 'unknown_name', name: 'romantic' });
    const other = understand('How much did I spend gladly on groceries?', own);
    expect(other).toEqual({ kind: 'open', words: ['gladly'] });
  });
});
