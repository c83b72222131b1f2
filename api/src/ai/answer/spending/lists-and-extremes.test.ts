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
describe('a question for a list', () => {
  it('of everything over an amount has deposits too, of all time', () => {
    const answer = answerTo('show everything over $1,000');
    expect(answer).toContain('There are 58 transactions over $1,000.00 in all your transactions');
    expect(answer).toContain('Social Security: $1,620.00 received on November 12');
    expect(answer).toContain('Harbor Home Loans: $2,150.00 paid on November 1');
  });

  it('of payments over an amount has no deposits', () => {
    expect(answerTo('show all payments over $1,000')).not.toContain('Northwind');
  });

  it('of refunds without a time is of all time', () => {
    expect(answerTo('how much did I get back in refunds')).toContain('You received $24.00 back');
  });

  it('of shops has no lender and no daycare', () => {
    const answer = answerTo('top 5 shops this year');
    expect(answer).toMatch(/Costco, \$3,334\.54, .*\n(?:.*\n)*Target, \$1,464\.54/);
    expect(answer).not.toMatch(/Harbor Home Loans|Daycare|Honda/);
  });
});

describe('a question for the least or the most', () => {
  it.each([
    ['what is the least I paid for water', '$48.15 on November 6'],
    ['what was my highest water bill', '$61.20 on September 6'],
  ])('paid to somebody is of all time: %s', (question, answer) => {
    expect(answerTo(question, couple)).toContain(answer);
  });

  it('names both the income and the spending of the best week', () => {
    const answer = answerTo('How much was my best week?');
    expect(answer).toContain('You received the most in the week of September 6, 2026: $4,070.00.');
    expect(answer).toContain('You spent the least in the week of May 24, 2026: $35.88.');
  });

  it('names one figure if the question says of what', () => {
    expect(answerTo('what was my best month for income')).not.toContain('You spent');
  });

  it.each([
    ['which account has the most money in it', 'Your largest balance is Northwind 401(k)'],
    ['which account has the least money in it', 'Your smallest balance is Everyday Checking'],
  ])('money in an account is about balances: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });
});

describe('a card that has the name of a payee', () => {
  it.each([
    ['When is my Everyday Card due', 'The day on which Everyday Card is due is not known'],
    ['when is my linen house card due', 'The day on which Linen House Store Card is due'],
  ])('is meant where something is due: %s', (question, answer) => {
    const found = answerTo(question, couple);
    expect(found).toContain(answer);
    expect(found.match(/is due is not known/g)).toHaveLength(1);
  });
});
