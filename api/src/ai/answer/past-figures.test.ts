import { composeByRules } from '../chat/compose';
import { lineOf } from '../chat/answered';
import { richHousehold } from '../testing/everyday/rich-household';
import { usd } from '../testing/truth';

const household = richHousehold();
const answerOf = (question: string): string => {
  const composed = composeByRules(question, household);
  return lineOf(composed, { isSample: false, origin: 'rules' }).content;
};
const rows = household.transactions;
const paid = (month: string, merchants: readonly string[]): number =>
  rows
    .filter(({ date, merchant }) => date.startsWith(month) && merchants.includes(merchant))
    .reduce((sum, { amount }) => sum - amount, 0);

const LOANS = ['Harbor Home Loans', 'Honda Financial', 'Federal Student Aid'];

// Covers P3-A20-4.
describe('the balance of an account on a past day', () => {
  const later = (account: string, day: string): number =>
    rows
      .filter(({ accountId, date }) => accountId === account && date > day)
      .reduce((sum, { amount }) => sum + amount, 0);

  it('is computed back from today with the rows since then', () => {
    const held = 431_000 - later('checking', '2026-11-15');
    expect(answerOf('What was my checking balance on November 15?')).toContain(
      `Everyday Checking held ${usd(held)}.`,
    );
  });

  it('is the amount owed for a card', () => {
    const owed = 62_500 + later('amex', '2026-11-15');
    expect(answerOf('What was the balance of my amex on November 15?')).toContain(
      `you owed ${usd(owed)} on Amex Gold Card`,
    );
  });

  it('is unknown if market prices change it, or before the first row', () => {
    expect(answerOf('What was my brokerage balance in March?')).toContain('is not known');
    expect(answerOf('What was my checking balance in March 2020?')).toContain('is not known');
  });
});

describe('the payments to debts', () => {
  it.each([
    'Which debts did I pay last month?',
    'How much did I put towards debt in October?',
    'how much went to loan payments last month',
  ])('%s', (question) => {
    expect(answerOf(question)).toContain(`You paid ${usd(paid('2026-10', LOANS))} to your debts`);
  });

  it('name each debt', () => {
    expect(answerOf('Which loans did I pay in October?')).toContain('Honda CR-V Loan: $389.00');
  });
});

describe('the largest change', () => {
  it.each([
    'What was the biggest change in my spending from September to October?',
    'Which category went up the most from September to October?',
    'What increased the most in October compared to September?',
  ])('%s', (question) => {
    expect(answerOf(question)).toContain('Travel rose the most: by $612.00');
  });

  it('is the largest decrease if a question asks for it', () => {
    expect(answerOf('Which category dropped the most from October to November?')).toContain(
      'Travel fell the most: by $612.00',
    );
  });
});

it.each(['Has my mortgage been paid this month?', 'has the mortgage been paid'])(
  'reads %j as a question about a bill',
  (question) => {
    expect(answerOf(question)).toContain('You spent $2,150.00 on Mortgage');
  },
);

it('shows two categories of one period side by side', () => {
  const answer = answerOf('How much less did I spend on dining than on groceries in October?');
  expect(answer).toContain('in October 2026');
  expect(answer).not.toContain('November');
});

it.each([
  ['How much am I paying for all my subscriptions per year?', 'subscriptions cost $359.76 a year'],
  ['Which loan costs me the most interest?', 'Home Mortgage costs the most interest'],
  ['What bills went up this year?', 'Netflix: from $15.49 to $17.99'],
  ['How many times did I fill up in November?', 'You made 2 payments on Gas'],
  ['How much of the house is really mine?', 'your equity is $152,600.00'],
  ['Did I get my paycheck already?', 'There are 4 deposits of income'],
  ['Any payments coming up before the weekend?', 'until November 27'],
  ['When did I start paying Netflix?', 'October 5, 2025'],
])('%s', (question, figure) => {
  expect(answerOf(question)).toContain(figure);
});

it('divides savings by month', () => {
  const answer = answerOf('Show me my savings month by month');
  for (const month of ['January 2026', 'October 2026']) expect(answer).toContain(month);
});

it('leaves out payments before the future period of a question', () => {
  const december = answerOf('How many paydays are there in December?');
  expect(december).not.toContain('November');
  expect(december).toContain('December 4');
});

it.each([
  'How much do I spend on an average weekend?',
  'What was my biggest purchase compared to my budget?',
  'What was my lowest checking balance this month?',
  'What was my income minus rent in October?',
  'Which loans did I pay off this year?',
  'How much did I pay my buddy in October?',
  'How much did I spend on groceries compared to what I budgeted in September?',
  'How much will I spend on Netflix next year?',
])('does not give the figure of another question for %j', (question) => {
  expect(answerOf(question)).not.toMatch(/\$\d/);
});
