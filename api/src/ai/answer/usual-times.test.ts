import { lineOf } from '../chat/answered';
import { composeByRules } from '../chat/compose';
import { richHousehold } from '../testing/everyday/rich-household';

const answerOf = (question: string): string =>
  lineOf(composeByRules(question, richHousehold()), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-12.
describe('the default time of a question', () => {
  it.each([
    // Today is November 24, 2026.
    ['How does this month compare to last month?', 'from October 1 to October 24, 2026'],
    [
      'How does October compare to September?',
      'less than in September 2026|more than in September 2026',
    ],
    ['Am I spending more than I did last November?', 'from November 1 to November 24, 2025'],
    // The interest is 312,400 × 5.25 %, 14,800 × 5.5 %, 12,900 × 4.9 %, 1,840 × 19.99 %, and 625 × 24.5 %, each
    // divided by 12 and rounded.
    ['How much interest do I pay each month?', 'interest costs about $1,530.67 a month'],
    ['Was the Chase card paid this month?', 'No payment to Chase Sapphire shows in November 2026'],
    ['How much have I spent lately?', 'from October 25 to November 24, 2026'],
    ['What did we pay Delta?', 'You spent $612.00 at Delta Air Lines'],
    ['Did I get a refund from Amazon?', 'You received $24.00 back'],
    ['What was my net worth at the start of the year?', 'At the end of December 2025'],
    ['Did Netflix raise its price?', 'Netflix costs $17.99 since September 5'],
    ['What are my total bills this month?', 'Since November 1, $'],
    ['Is the phone bill the same as last month?', 'exactly as much as from October 1'],
    ['How many paychecks did I get in October?', '2 deposits of income from Salary'],
    ['What is my yearly salary?', 'Your regular Salary is $63,700.00 a year'],
  ])('%s', (question, expected) => {
    expect(expected.split('|').some((text) => answerOf(question).includes(text))).toBe(true);
  });

  it.each(['What is my credit score?', 'How can I raise my FICO score?'])(
    '"%s" says that the score is not known and offers the own one',
    (question) => {
      const answer = answerOf(question);
      expect(answer).toContain('Halyard does not know your credit score');
      expect(answer).toContain('What is my financial score?');
    },
  );

  it.each([
    'What did the trip cost?',
    'How much are groceries and Costco?',
    'How much did I spend on bills last month?',
    'How much do I spend on a Wednesday?',
    'Will I get laid off?',
    'What is the average takeout purchase?',
  ])('%s has no figure', (question) => {
    expect(answerOf(question)).not.toMatch(/\$\d/);
  });
});
