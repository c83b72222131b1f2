import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cents } from '../../../money';
import { guessCategory } from './guess-category';

const guess = (text: string, amount = -20_00, isDebt = false) =>
  guessCategory({ text, amount: cents(amount), isDebt });

//
describe('guessCategory', () => {
  it.each([
    ['TESCO STORES 3321', 'Groceries'],
    ['TESCO PETROL 4410', 'Gas'],
    ['TESCO MOBILE', 'Phone'],
    ['UBER *EATS HELP.UBER.COM', 'Dining Out'],
    ['UBER *TRIP', 'Transportation'],
    ['PAYPAL *SPOTIFY', 'Subscriptions'],
    ['DELTA DENTAL PLAN', 'Medical'],
    ['DELTA AIR 0062341', 'Travel'],
    ['MR J PATEL RENT', 'Rent'],
    ['TO SAVINGS 40218812', 'Savings'],
    ['AMEX EPAYMENT ACH PMT', 'Transfer'],
    ['OVERDRAFT FEE', 'Fees'],
    ['J PATEL', null],
    ['CHECK 1042', null],
    ['ZELLE TO ANNA BAKER', null],
    ['', null],
  ])('of a payment with the text “%s” is %s', (text, category) => {
    expect(guess(text)).toBe(category);
  });

  it.each([
    ['ACME LOGISTICS LTD SALARY', false, 'Salary'],
    ['SSA TREAS 310 XXSOC SEC', false, 'Benefits'],
    ['INTEREST PAID', false, 'Interest Income'],
    ['AMAZON REFUND', false, 'Shopping'],
    ['AMAZON.COM SERVICES', false, null],
    ['ACME LOGISTICS LTD', false, null],
    ['AUTOPAY PAYMENT - THANK YOU', true, 'Transfer'],
    ['AMAZON.COM', true, 'Shopping'],
  ])('of a deposit with the text “%s” (on a card: %s) is %s', (text, isDebt, category) => {
    expect(guess(text, 20_00, isDebt)).toBe(category);
  });
});

/** Somebody who did not know the lists wrote these lines and what each may be. “?” means that nobody can know it. */
const LINES = readFileSync(join(__dirname, 'testing/statement-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

const guessed = LINES.map(([text = '', amount, account, expected = '']) => ({
  expected: expected.split('|'),
  guess: guess(text, Math.round(Number(amount) * 100), account === 'card'),
}));

describe('the guesses about 320 lines of statements', () => {
  it('are right for nine of ten lines that say what they are', () => {
    const known = guessed.filter(({ expected }) => !expected.includes('?'));
    const right = known.filter(({ guess: found, expected }) => expected.includes(found ?? ''));
    expect(right.length / known.length).toBeGreaterThan(0.9);
  });

  it('are wrong in at most one of a hundred', () => {
    const wrong = guessed.filter(
      ({ guess: found, expected }) => found && !expected.includes(found),
    );
    expect(wrong.length / guessed.length).toBeLessThanOrEqual(0.01);
  });
});
