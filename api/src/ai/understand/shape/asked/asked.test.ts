import type { Query } from '@halyard/shared-contracts/wire';
import { lineOf } from '../../../chat/answered';
import { composeByRules } from '../../../chat/compose';
import { richHousehold } from '../../../testing/everyday/rich-household';
import { supplementHousehold } from '../../../testing/everyday/supplement-household';

// Today is November 24, 2026, in both households.
const family = richHousehold();
const couple = supplementHousehold();
const answerTo = (question: string, home = family): string =>
  lineOf(composeByRules(question, home), { isSample: false, origin: 'rules' }).content;

/** Asks questions as one conversation and returns the last answer. */
function talk(...questions: readonly string[]): string {
  let earlier: Query | null = null;
  let answer = '';
  for (const question of questions) {
    const composed = composeByRules(question, family, earlier);
    earlier = composed.query ?? earlier;
    answer = lineOf(composed, { isSample: false, origin: 'rules' }).content;
  }
  return answer;
}

// Covers P3-A20-2.
describe('what a question asks for', () => {
  it.each([
    ['can you show me my paychecks this year', '24 deposits of income from Salary in 2026'],
    ['list income over $500 since august', 'There are 13 deposits of income over $500.00'],
    ['anything charged between nov 5 and nov 12 on the amex', '- Uber: $31.33 on November 9'],
    ['how long since i got gas', 'The last of your 28 payments on Gas was $60.03'],
    ['what did i buy last friday', 'You made 2 payments without Loan Interest on November 20'],
    ['top five places i spent money at last month', 'Costco, $311.14, 5%'],
    [
      'which company got the most money from us this year besides the mortgage lender',
      'Bright Kids Daycare, $7,040.00',
    ],
    ['add up my fixed monthly costs pls', 'The monthly ones come to $3,995.88'],
    ['if i add up all credit cards what do we owe', 'You owe $2,465.00 on 2 debts'],
    ['daycare and mortgage together per month?', 'you spent $2,790.00 a month on Childcare and'],
    [
      'how much more did we spend in October than in September, and on what?',
      'Travel rose the most: by $612.00',
    ],
    ['everything but mortgage daycare n groceries last mo', 'You spent $2,629.89 without Mortgage'],
    [
      'how much did i pay in student loans this year',
      'You spent $2,310.00 on Student Loan in 2026',
    ],
    ['how much have i paid in student loans', 'You spent $2,940.00 on Student Loan in all'],
    [
      "compare this month's groceries to last month's and tell me why",
      "Trader Joe's rose the most: by $3.00",
    ],
    ['what did my paychecks add up to in the third quarter', '$17,150.00 from Salary'],
    ['how many different places did we eat at in october', 'These are 3 different merchants'],
    ['what is still to be paid this month', 'No payment is expected until November 30'],
    ['income on fridays', 'You received $4,900.00 on Fridays in November 2026'],
    ['how much is my mortgage and how much of it goes to interest', 'about $1,366.75 is interest'],
    ['top 5 expenses last month', 'Federal Student Aid: $210.00 on October 17'],
    ['show me bigger purchases than 100 in august', 'payments over $100.00 in August 2026'],
    ['spending this month vs last month at the same point', 'than from October 1 to October 24'],
    ['list all income in october by amount', '$7,097.35 in all. The largest first:'],
    ['what did I spend at Delta Air Lines', 'You spent $612.00 at Delta Air Lines'],
  ])('is answered: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it.each([
    ['how much did I spend since I got paid, not counting rent', '$800.00 of it was put aside'],
    ['how much did I pay toyota so far', 'You spent $2,723.00 at Toyota Financial Services'],
  ])('has its whole time: %s', (question, answer) => {
    expect(answerTo(question, couple)).toContain(answer);
  });

  it.each([
    "how much did the kids' daycare go up since last year",
    'how much does bluebird studio owe me',
    'did my electric bill go up this year',
  ])('has no figure if no answer tells it: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/\$\d/);
  });
});

describe('a later question', () => {
  it.each([
    ['how much left in dining budget', 'and shopping?', 'Shopping: $91.83 over the $200.00'],
    [
      'how much did we spend on groceries in october',
      'is that more than usual?',
      'That is $10.00 more than the monthly average',
    ],
    ['how much did we spend on gas this year', 'per month?', 'you spent $109.25 a month on Gas'],
    ['how much did I make in october', 'from who?', 'Northwind Traders, $4,900.00'],
    [
      'how much did I spend on amazon this year',
      'how many orders was that',
      'You made 33 payments at Amazon and Amazon Refund in 2026',
    ],
    ['how much did we spend on uber in october', 'how many rides', 'You made 2 payments at Uber'],
    ['how much did we spend on uber in october', 'average per ride', 'came to $30.63 on average'],
    ['list all payments to geico', "what's the average", 'at Geico came to $142.00 on average'],
    ['which subscription is the most expensive', 'when does it renew', 'Netflix: $17.99 around'],
    ['list my subscriptions', 'when is the next one', 'Netflix: $17.99 around December 5'],
  ])('is about the answer before: %s / %s', (first, second, answer) => {
    expect(talk(first, second)).toContain(answer);
  });
});

describe('a later part of a question', () => {
  it.each([
    ['average paycheck and when is the next one?', 'The next deposit for Salary is expected soon'],
    [
      'when is the chase payment due and how much is the minimum',
      'The minimum payments come to $40.00 a month',
    ],
    ["what's my average grocery trip and how many trips a month", 'That is about 5.1 a month'],
    [
      'how much did i pay on my student loan this year and how much is left',
      'You owe $14,800.00 on Federal Student Loan',
    ],
    ['how much do i owe on the amex and when is it due', 'Amex Gold Card is due is not known'],
  ])('is about the thing of the part before it: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it('that asks for the amount of the last visit has it already', () => {
    expect(answerTo('when did i last go to costco and what did i spend')).not.toContain('5,391.94');
  });

  it('may begin after a wish without a comma', () => {
    const asked =
      'Hey there hope ur well, can u tell me what I spent on gas n groceries last month';
    expect(answerTo(asked)).toContain('You spent $652.30 on Gas and Groceries in October 2026');
  });
});
