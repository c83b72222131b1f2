import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';
import { supplementHousehold } from '../../testing/everyday/supplement-household';

// Today is November 24, 2026, in both households.
const family = richHousehold();
const couple = supplementHousehold();
const answerTo = (question: string, home = family): string =>
  lineOf(composeByRules(question, home), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('transfers between own accounts', () => {
  it.each([
    ['list my transfers', 'You made 2 transfers in November 2026, $1,212.50 in all.'],
    ['what were my largest transfers this year', 'The largest:\n- Transfer to Savings: $800.00'],
    ['show transfers over 500', 'You made 7 transfers over $500.00 in all your transactions'],
    ['how many transfers did i make in october', 'You made 2 transfers in October 2026'],
    [
      'show me the 3 biggest transfers out of checking',
      'You made 14 transfers from Everyday Checking in all your transactions, $8,487.50 in all.',
    ],
  ])('are counted once: %s', (question, answer) => {
    expect(answerTo(question, couple)).toContain(answer);
  });

  it.each([
    ['transfers to savings this year', 'You put $5,600.00 into savings and investments in 2026'],
    ['spending without transfers last month', 'You spent $3,208.24 in October 2026'],
  ])('are not meant by "%s"', (question, answer) => {
    expect(answerTo(question, couple)).toContain(answer);
  });

  it('are denied if there are none', () => {
    expect(answerTo('list my transfers')).toBe(
      'No transfer between your own accounts shows in November 2026.',
    );
  });
});

describe('the days without spending', () => {
  it.each([
    ['how many days did i not spend anything in october', 'on 7 of 31 days in October 2026'],
    ['how many days this month did i spend nothing', 'on 0 of 24 days from November 1'],
    ['no spend days last month', 'on 7 of 31 days in October 2026'],
  ])('are counted up to today: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });
});

describe('the change of a balance', () => {
  it.each([
    [
      'did my checking balance go up since october',
      'Everyday Checking rose by $5,844.20: it was −$1,534.20 at the end of September 30',
    ],
    ['did my chase balance go down this month', 'What you owe on Chase Sapphire rose by $811.89'],
    ['how much did my savings change this month', 'Online Savings did not change'],
  ])('follows from the transactions: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it.each([
    'how much did my 401k change this month',
    'How much did my 401k go up?',
    'how much did my brokerage grow this year',
  ])('is not known of investments: %s', (question) => {
    expect(answerTo(question)).toMatch(/^How .+ changed is not known/);
  });
});

describe('what bills leave of the income', () => {
  it.each([
    'how much is left of my paycheck after bills',
    'income minus fixed costs',
    'what is left of our income each month after all the bills are paid',
  ])('is a usual month: %s', (question) => {
    // 7,274.02 came in on average from August to October, and 14 monthly bills come to 3,995.88.
    expect(answerTo(question)).toContain('so $3,278.14 a month is left after them');
  });
});

describe('the cost of a car', () => {
  it.each([
    ['total cost of the car this year (loan, gas, insurance)', 'You spent $7,053.75'],
    ['how much did the car cost this year including gas and insurance', 'You spent $7,053.75'],
    ['how much does it cost to own my car', 'On average you spent $647.25 a month'],
  ])('has its loan, its insurance, and its fuel: %s', (question, answer) => {
    expect(answerTo(question)).toContain(`${answer}`);
    expect(answerTo(question)).toContain('on Auto Loan, Auto Insurance, and Gas');
  });

  it('with something else has no figure', () => {
    expect(answerTo('cost of the car this year with repairs')).not.toMatch(/\$\d/);
  });
});
