import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('what brings an amount by a day', () => {
  it.each([
    [
      'we want 3000 by summer for a trip, how much a month do we have to put away',
      '$428.58 a month',
    ],
    ['3000 by summer how much a month', '$428.58 a month'],
    ['can we save 3000 by june', '$428.58 a month'],
    ['how much do i need to save each month to have $4,000 by next july', '$500.00 a month'],
    ['1k emergency fund by june how much per week', '$32.26 a week for 31 weeks'],
  ])('“%s” is %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it.each([
    'how much will i have by june if i save 300 a month',
    'can i spend 3000 by june',
    'how much a month do i owe on the loan of 3000 by june',
  ])('“%s” asks for something else', (question) => {
    expect(answerTo(question)).not.toMatch(/^To have/);
  });
});

describe('an emergency fund for a number of months', () => {
  it.each([
    ['do we have enough in the emergency fund for 6 months', 'it would take about $33,846.66'],
    ['do i have 3 months of expenses saved', 'Yes, that covers 3 months'],
    ['how much do i need for a 6 month emergency fund', 'it would take about $33,846.66'],
  ])('“%s” is compared with it', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });
});
