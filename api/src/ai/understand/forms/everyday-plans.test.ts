import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('an everyday question about debts, savings, and wealth', () => {
  it.each([
    ['whats sitting in checking rn', /^Everyday Checking holds/],
    ['how much of what we have is actually ours after debts', /^Your net worth is/],
    ['all our loans together, how much a month?', /^The minimum payments come to \$2,749\.00/],
    [
      'if i pay 500 instead of the minimum on the student loan when is it gone',
      /^With \$500\.00 a month/,
    ],
    ['how much could i save a month', /^On average/],
    ['how much of my investments is in bonds vs stocks', /^Your investments of/],
    ['do I owe anything to anybody', /^You owe/],
    [
      'how many payments are left on the student loan',
      /^At your present payments you pay off Federal/,
    ],
    ['would 500 right now on the amex save me anything', /^After \$500\.00 at once/],
    [
      'would it be smarter to put 200 extra on the student loan or the mortgage',
      /highest rate, 5\.5%/,
    ],
    ['how bad is my debt', /^The minimum payments come to/],
    [
      'what do we owe on the mortgage and what is the rate on it',
      /\n- Home Mortgage: 5\.25% a year/,
    ],
    ['my net worth is negative, is that normal', /^A net worth is below zero when/],
    ['how much is too much for a mortgage payment', /^A rule of thumb is at most 30%/],
    ['how do we get our score up', /^Your score is \d+ of 100\. What one factor alone/],
  ])('“%s” has its answer', (question, answer) => {
    expect(answerTo(question)).toMatch(answer);
  });

  it.each([
    'how much could i save a month by cutting dining out',
    'what is the rate on my savings',
    'how many payments did i miss on the student loan',
    'how much do i have in checking without the zorblat',
  ])('“%s” gets no figure of another question', (question) => {
    expect(answerTo(question)).not.toMatch(/^(?:On average|At your present|Everyday Checking)/);
  });
});
