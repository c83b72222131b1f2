import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();

function answerTo(question: string) {
  const composed = composeByRules(question, household);
  const line = composed.blocks.find((block) => block.kind === 'understood');
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  return { reading: line?.kind === 'understood' ? line.text : null, content };
}

// The figures were computed by another program from the balances, rates, and rows.
const ASKED: readonly (readonly [question: string, reading: string, figure: string])[] = [
  ['avalanche or snowball, which is better for me', 'Which debt first', '24.5%'],
  [
    'should i pay off the amex or the car first',
    'Which debt first · Amex Gold Card and Honda CR-V Loan',
    '$625.00',
  ],
  ['i got a 3000 bonus which debt should it go to', 'Which debt first · $3,000.00', '$535.00'],
  [
    'how much of the honda payment is interest',
    'Interest in a payment · Honda CR-V Loan',
    '$52.68',
  ],
  ['is the mortgage going down at all', 'Interest in a payment · Home Mortgage', '$783.25'],
  ['whats my mortgage balance and rate', 'Debts · Home Mortgage', '5.25%'],
  [
    'do i owe more on the car or the student loan',
    'Debts · Honda CR-V Loan and Federal Student Loan · most first',
    'Federal Student Loan: $14,800.00',
  ],
  [
    'can i pay off the amex today with whats in checking',
    'Cash after paying cards · Amex Gold Card and Everyday Checking',
    '$3,685.00',
  ],
  ['how much of my wealth is cash', 'What you own, by kind', '$22,710.00, 4%'],
  ['is all my money tied up in the house', 'What you own, by kind', '76%'],
  ['do i have more assets than debts', 'Net worth', '$270,045.00'],
  [
    'are we gonna blow the dining budget',
    'Budget until the end of the month · Dining Out',
    '$142.36',
  ],
  [
    'how many months was i over my dining budget this year',
    'Months over budget · Dining Out · 2026',
    '11 of 11',
  ],
  [
    'if i save 500 a month when do i hit my down payment',
    'Goal with an amount each month · House Down Payment · $500.00',
    '102 months, until April 2035',
  ],
  ['will i make it to italy on time', 'Goals · Italy Vacation', '$250'],
  ['can i afford a 450 dollar car payment', 'A payment each month · $450.00', '$1,182.91'],
  ['could we swing two thousand a month rent', 'A payment each month · $2,000.00', '$1,632.91'],
  ['do i have 6 months of expenses saved', 'Emergency fund', '3.3 months'],
  [
    'can i pay the chase in full this month',
    'Cash after paying cards · Chase Sapphire',
    '$20,870.00',
  ],
  ['how much do i pay on all my loans a month', 'Minimum payments', '$2,749.00'],
  ['will my money last till the end of the month', 'Lowest expected balance', '$4,304.66'],
  ['how much in the bank by december 10', 'Expected balance · December 10, 2026', '$22,659.71'],
  [
    'how much faster the chase goes away if i do 150 a month',
    'End of a debt with another payment · Chase Sapphire · $150.00',
    'January 2028',
  ],
];

// Covers P3-A20-2.
describe('a question about what is owned, owed, or planned', () => {
  it.each(ASKED)('“%s” is read as “%s”', (question, reading, figure) => {
    const answer = answerTo(question);
    expect(answer.reading?.startsWith(reading)).toBe(true);
    expect(answer.content).toContain(figure);
  });

  it.each(ASKED)('“%s” is not read with a word that no form knows', (question) => {
    const words = question.split(' ');
    const read = words
      .map((_, at) => [...words.slice(0, at + 1), 'zorblat', ...words.slice(at + 1)].join(' '))
      .filter((each) => {
        const { reading, content } = answerTo(each);
        // What somebody wants to buy may be any word.
        const isThing = reading?.startsWith('A payment each month');
        const isFigure = /\d/.test(content) && !content.startsWith('Which price');
        return reading !== null && isFigure && !isThing && !content.includes('Zorblat');
      });
    expect(read).toEqual([]);
  });

  it.each([
    'if i save 500 a week when do i hit my down payment',
    'can i afford a 450 dollar car payment if i lose my job',
    'is the mortgage rate going down',
    'which debt did i pay first',
    'how many months was i over 500 on groceries',
  ])('“%s” is something else', (question) => {
    const { reading } = answerTo(question);
    expect(ASKED.some(([, each]) => reading?.startsWith(each))).toBe(false);
  });
});
