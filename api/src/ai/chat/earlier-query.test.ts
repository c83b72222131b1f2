import { richHousehold } from '../testing/everyday/rich-household';
import { composeByRules } from './compose';
import { lineOf } from './answered';

const household = richHousehold();

/** Returns the answer to the last of several questions. */
function lastAnswer(...questions: readonly string[]): string {
  let composed = composeByRules(questions[0]!, household);
  for (const question of questions.slice(1))
    composed = composeByRules(question, household, composed.query ?? null);
  return lineOf(composed, { isSample: false, origin: 'rules' }).content;
}

// Covers P3-A20-2.
describe('a short question after another one', () => {
  it.each([
    ['how much did I spend on groceries last month', 'and the month before', 'September 2026'],
    ['what did I spend last week', 'the week before', 'November 8 to November 14'],
    ['what bills are due next week', 'and the week after', 'from December 6 to December 12'],
    [
      'what did I spend at Starbucks in October',
      'how many times',
      '5 payments at Starbucks in October',
    ],
    ['what did I spend on pets this year', 'show me the transactions', '11 payments on Pets'],
    ['how much is Netflix', 'when is it due', 'One payment of $17.99 for Netflix'],
    ['how much is Netflix', 'how much is that a year', 'at Netflix from December 2025'],
    ['do I have any subscriptions', 'which is the most expensive', 'on Subscriptions'],
  ])('"%s", then "%s"', (first, then, expected) => {
    expect(lastAnswer(first, then)).toContain(expected);
  });
});
