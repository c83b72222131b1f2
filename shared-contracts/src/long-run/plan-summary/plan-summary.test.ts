import { demoHousehold } from '../../demo';
import { cents } from '../../money';
import { financialData, liability } from '../../testing/builders';
import { NO_CHOICES } from '../testing/no-choices';
import { planSummary } from './plan-summary';

const CONTEXT = { choices: NO_CHOICES, family: null };
const NOTHING = {
  outcome: null,
  history: { trades: [], values: [], flowsFrom: [], notes: { purchases: [], expenseRatios: [] } },
};

const summaryOf = (data: Parameters<typeof planSummary>[0]) => planSummary(data, CONTEXT, NOTHING);
const debtLineOf = (data: Parameters<typeof planSummary>[0]) =>
  summaryOf(data).results.find(({ label }) => label === 'Free of debt');

// Covers P3-C7-1.
describe('the summary of a plan', () => {
  it('has a step for each gap that does not repeat the gap', () => {
    const { steps, gaps } = summaryOf(financialData());
    expect(steps.map(({ text }) => text)).toEqual([
      expect.stringContaining('the emergency fund'),
      'Enter your date of birth to see the years ahead',
      'Enter for how many years others need your income',
    ]);
    const texts = gaps.map(({ text }) => text);
    expect(texts).toContain('Your income before tax is not known');
    for (const { text } of steps) expect(texts).not.toContain(text);
  });

  it.each([
    ['no debt', [], 'No debts to pay off', 'Loans, and cards that are not paid in full'],
    [
      'a debt without terms',
      [liability({ monthlyPayment: null })],
      'not known yet',
      '1 debt; the rate or payment of 1 is not known',
    ],
  ])('of a household with %s', (_, liabilities, value, from) => {
    expect(debtLineOf(financialData({ liabilities }))).toMatchObject({ value, from });
  });

  it('counts the debts of the sample', () => {
    const { liabilities } = demoHousehold();
    expect(liabilities.some(({ balance }) => balance! > cents(0))).toBe(true);
    expect(debtLineOf(demoHousehold())?.from).toMatch(/^\d debts, rates and payments$/);
  });
});
