import { composeByRules } from '../chat/compose';
import { lineOf } from '../chat/answered';
import { own, readSet } from '../testing/everyday/judge';
import { usd } from '../testing/truth';
import { numbers } from '../testing/variants';
import { understand } from './understand';

/** No query has room for the meaning of these words. Some of them exist only in this test. */
const CONTENT =
  'zorblat brother neighbor euros pounds overseas pretax forever imaginary divorced mistakenly secretly reimbursable deductible annoying company-car twice nothing never'.split(
    ' ',
  );
/** The thing that a price is for may have any name, and 'help' and 'setup' have no figure. */
const OPEN = new Set(['affordability', 'help', 'setup']);

const textOf = (question: string): string =>
  lineOf(composeByRules(question, own), { isSample: false, origin: 'rules' }).content;

const withWord = (question: string, word: string, place: number): string =>
  question.split(' ').toSpliced(place, 0, word).join(' ');

// Covers P3-A20-2.
describe('a word that no query has room for', () => {
  const questions = ['tuned', 'set-aside']
    .flatMap(readSet)
    .map(({ question }) => question)
    .filter((question) => {
      const found = understand(question, own);
      return found.kind === 'query' && !OPEN.has(found.query.measure);
    });

  it('keeps any question from a figure, wherever the word stands', () => {
    expect(questions.length).toBeGreaterThan(120);
    const answered = questions.flatMap((question, at) => {
      const next = numbers(at);
      const word = CONTENT[next(CONTENT.length)]!;
      const place = 1 + next(question.split(' ').length);
      const text = withWord(question, word, place);
      return understand(text, own).kind === 'query' ? [text] : [];
    });
    expect(answered).toEqual([]);
  });

  it.each([
    'How much did I spend on groceries per person?',
    'How much does my brother make?',
    'What was my income before tax last month?',
    'How much did I not spend on groceries?',
    'What did I spend in euros in May?',
    'What is the total of my savings in pounds?',
    'How much do I owe on cards that are frozen?',
    'What is my credit card cvv?',
  ])('keeps "%s" from a figure', (question) => {
    expect(understand(question, own).kind).not.toBe('query');
    expect(textOf(question)).not.toMatch(/\$\d[\d,]*\.\d\d/);
  });
});

const readOf = (question: string): string => {
  const found = understand(question, own);
  if (found.kind !== 'query') return found.kind;
  const { measure, subjects, without, size, weekdays } = found.query;
  return [
    measure,
    ...subjects.map(({ name }) => name),
    ...without.map((name) => `without ${name}`),
    ...weekdays.map((day) => `on ${day}`),
    ...(size?.above ? [`over ${size.above}`] : []),
  ].join(', ');
};

it('leaves a loan out of the debts, although a category has the same name', () => {
  const owed = own.liabilities
    .filter(({ type }) => type !== 'student_loan')
    .reduce((sum, { balance }) => sum + (balance ?? 0), 0);
  expect(textOf('What do I owe besides the student loan?')).toContain(usd(owed));
});

// Covers P3-A20-8.
describe('what changes the meaning of a question', () => {
  it.each([
    // A sum, an average, a count, and the largest are four different questions.
    ['What did I spend on groceries in May?', 'spending, Groceries'],
    ['What do I spend on groceries on average?', 'monthly_average, Groceries'],
    ['How many times did I buy groceries in May?', 'count, Groceries'],
    ['What was my largest grocery purchase in May?', 'largest, Groceries'],
    ['What do I spend on groceries a week?', 'weekly_average, Groceries'],
    // These questions leave something out.
    ['What did I spend in May excluding rent?', 'spending, without Rent'],
    [
      'What did I spend in May other than rent and groceries?',
      'spending, without Rent, without Groceries',
    ],
    ['What did I spend in May not counting transfers?', 'spending'],
    ['What do I owe besides the student loan?', 'debt, without Student Loan'],
    ['What did I spend in May except at Netflix?', 'spending, without Netflix'],
    [
      'What did I buy for over $50 in May?',
      'transactions, without Savings, without Investments, over 5000',
    ],
    // One account is not all accounts.
    ['What is in my checking account?', 'balance, Everyday Checking'],
    ['What is my balance across all accounts?', 'accounts'],
    // Paid interest, earned interest, and a rate are different questions.
    ['How much interest did I pay this year?', 'spending, Loan Interest'],
    ['How much interest did I earn this year?', 'income, Interest Income'],
    ['What is the interest rate on my student loan?', 'interest, Federal Student Loan'],
    // Today, the past, and the future are different questions.
    ['What was my cash in March?', 'cash'],
    ['What was my credit utilization in March?', 'other_time'],
    ['What was my debt last year?', 'other_time'],
    ['What will I owe in December?', 'open'],
    ['What did I owe last month?', 'other_time'],
    ['What is my cash today?', 'cash'],
    ['What did I spend on Sundays since March?', 'spending, on 0'],
  ])('%s', (question, expected) => {
    expect(readOf(question)).toBe(expected);
  });
});
