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
});
