import { lineOf } from '../answered';
import { composeByRules } from '../compose';
import { richHousehold } from '../../testing/everyday/rich-household';

// Today is November 24, 2026.
const home = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, home), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a later part of a question', () => {
  it.each([
    ['what did i spend last month and what did i earn', 'You received $7,097.35 in October 2026'],
    ['What did I spend last month? What did I earn?', 'You received $7,097.35 in October 2026'],
    [
      'how much did I earn in september and how much did I spend and how much did i save',
      'You received $7,712.35 and spent $5,339.94 in September 2026',
    ],
    [
      'what did we spend on gas in october and what was our biggest expense',
      'Your largest payments in October 2026',
    ],
    [
      'whats my average monthly spending over the last 3 months, and which month was the highest',
      'You spent the most in October 2026: $5,953.94.\nSpending by month from August 2026 to October 2026',
    ],
    [
      'whats my average monthly income over the last 6 months and which month was the best',
      'You received the most in July 2026: $9,462.35.\nIncome by month from May 2026 to October 2026',
    ],
    [
      'how much did i spend this year and which month was the lowest',
      'You spent the least in January 2026: $5,129.44.\nSpending by month in 2026',
    ],
  ])('has the time of the part before it: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it.each([
    ['how often do I fill up and what do i pay each time on average', 'A transaction on Gas came'],
    [
      'how many times did i go to starbucks in october and how much did i spend',
      'You spent $94.05 at Starbucks in October 2026',
    ],
    [
      'how much did i spend on groceries in october and how much did i spend in september',
      'You spent $529.05 on Groceries in September 2026',
    ],
    [
      'how much was starbucks last month and is it going up',
      'Your spending at Starbucks went up: it was $74.05 a month from May 2026 to July 2026',
    ],
    [
      'how much did i spend on groceries in the last 3 months and which month was the most',
      'You spent the most in November 2026: $539.05.',
    ],
    [
      'how much do we still owe on the car loan and whats the rate',
      'At your present payments:\n- Honda CR-V Loan: 4.9% a year',
    ],
    [
      'what do i spend a month on average and which month was the worst',
      '2026.\nYou spent $64,760.78 from December 2025 to November 2026',
    ],
    [
      'how many subscriptions do i have and which went up in price',
      'Netflix costs $17.99 since September 5. Before that it cost $15.49.',
    ],
  ])('is about the thing of the part before it: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it.each([
    [
      'how much did i spend on groceries in october and how much is my mortgage',
      'You spent $2,150.00 on Mortgage in November 2026',
    ],
    [
      'how much did i spend on gas in october and how much did i spend altogether',
      'You spent $5,953.94 in October 2026',
    ],
  ])('keeps its own time and thing: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it('has the months of an average in the line of what was understood', () => {
    const { blocks } = composeByRules('my average monthly spending over the last 3 months', home);
    expect(blocks[0]).toEqual({
      kind: 'understood',
      text: 'Monthly average · August 2026 to October 2026',
    });
  });

  it.each([
    ['can i deduct mileage as a delivery driver and whats the rate', '72.5 cents a mile'],
    ['is a heloc a good idea and whats the rate', 'This answer leaves out: “whats the rate”'],
  ])('is about the general topic before it: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
    expect(answerTo(question)).not.toContain('24.5%');
  });
});
