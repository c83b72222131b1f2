import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

const row = (id: string, day: string, merchant: string, dollars: number, rest = {}) =>
  transaction({ id, date: isoDate(day), merchant, amount: cents(dollars * 100), ...rest });

const PAY = { category: 'Salary', type: 'credit' } as const;
/** The rows begin on May 27. The account called Spending is of somebody with a payer and no shop called Uber. */
const household = {
  ...financialData(),
  today: isoDate('2026-11-24'),
  accounts: [
    account({ id: 'a', name: 'Spending', balance: cents(900_00) }),
    account({ id: 'b', name: 'Rainy Day', type: 'savings', balance: cents(100_00) }),
  ],
  liabilities: [liability({ id: 'm', name: 'Home Mortgage', type: 'mortgage', limit: null })],
  transactions: [
    row('1', '2026-11-20', 'Uber Payout', 700, PAY),
    row('2', '2026-10-20', 'Uber Payout', 900, PAY),
    row('3', '2026-10-15', 'Transfer to Savings', -800, { category: 'Savings' }),
    row('4', '2026-10-10', 'Safeway', -300, { category: 'Groceries' }),
    row('5', '2026-10-09', 'CVS', -20, { category: 'Medical' }),
    row('6', '2026-10-08', 'Heart Clinic', -185, { category: 'Medical' }),
    row('7', '2026-09-10', 'Safeway', -330, { category: 'Groceries' }),
    row('8', '2026-08-10', 'Safeway', -360, { category: 'Groceries' }),
    row('9', '2026-07-10', 'Safeway', -300, { category: 'Groceries' }),
    row('10', '2026-06-10', 'Safeway', -300, { category: 'Groceries' }),
    row('12', '2026-06-02', 'Payment', -50, { category: 'Transfer' }),
    row('11', '2026-05-27', 'Safeway', -30, { category: 'Groceries' }),
  ],
};
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a time of which the rows know only the end', () => {
  it.each([
    ['How much did I spend on groceries this year?', 'You spent $1,620.00 on Groceries in 2026'],
    ['How much did I make from Uber this year?', 'You received $1,600.00 from Uber Payout in 2026'],
    ['How many times did I go to Safeway this year?', 'You made 6 payments at Safeway in 2026'],
    ['largest purchase this year', 'Your largest payments in 2026'],
  ])('names its first day: %s', (question, answer) => {
    expect(answerTo(question)).toContain(`${answer} since May 27, the first day in your data`);
  });

  it('begins with its first day if it is a range', () => {
    expect(answerTo('What did I spend on groceries since March?')).toContain(
      'You spent $1,620.00 on Groceries since May 27, 2026, the first day in your data',
    );
  });

  it('is divided by whole months only', () => {
    // From June to October, $1,590 in five months.
    expect(answerTo('What did I spend on groceries a month on average this year?')).toContain(
      'On average you spent $318.00 a month on Groceries from June 2026 to October 2026.',
    );
  });

  it('is said of no time that the rows know', () => {
    expect(answerTo('How much did I spend on groceries in October?')).not.toContain('first day');
  });
});

describe('money that is put aside', () => {
  it('is counted as spent but not as gone', () => {
    expect(answerTo('What was my cash flow in October?')).toContain(
      'You received $900.00 and spent $1,305.00 in October 2026, $800.00 of it put aside. Without what you put aside, you had $395.00 left over. With it, $405.00 more went out than came in.',
    );
  });
});

describe('a name', () => {
  it('of an account that is a word of questions needs the word account', () => {
    expect(answerTo('what percentage of my spending in October was on groceries')).not.toContain(
      'from Spending',
    );
    expect(answerTo('balance of my spending account')).toContain('Spending holds $900.00.');
  });

  it('of a payee that is a word of questions is none', () => {
    expect(answerTo('what was my largest payment in October')).toContain(
      'Your largest payments in October 2026 were',
    );
    expect(answerTo('can my checking cover the daycare payment')).not.toContain('Payment');
  });

  it('of a kind of shop means these shops', () => {
    expect(answerTo('How much did I spend at the pharmacy in October?')).toContain(
      'You spent $20.00 at CVS in October 2026',
    );
  });

  it.each(['how much did we spend on weekendz', 'what does my daughter cost'])(
    'is not denied where none stands: %s',
    (question) => {
      expect(answerTo(question)).not.toContain('Your data has no');
    },
  );

  it('is denied where a payee stands', () => {
    expect(answerTo('how much have we spent at Costco this year')).toContain(
      'Your data has no category, merchant, account, or goal called “costco”.',
    );
  });
});

it('the net worth says that no home is counted', () => {
  expect(answerTo('What is my net worth?')).toContain(
    'No value of your home is known here, so only the debt on it counts.',
  );
});
