import { cents } from '../../money';
import { debtPaymentsSentence, savingsRateSentence } from './health-words';

describe('savingsRateSentence', () => {
  // Covers P2-9-4.
  it.each([
    ['excellent', 20, 'You kept 20% of what you earned over the last three months.'],
    ['okay', 12.345, 'You kept 12.3% of what you earned over the last three months.'],
    ['low', 0, 'You kept 0% of what you earned over the last three months.'],
    ['okay', 19.96, 'You kept 19.9% of what you earned over the last three months.'],
    ['okay', 19.9, 'You kept 19.9% of what you earned over the last three months.'],
    ['low', -0.01, 'You spent 0.1% more than you earned over the last three months.'],
    ['low', -4.56, 'You spent 4.6% more than you earned over the last three months.'],
  ] as const)('of a rate that is %s at %d %% begins: %s', (level, percent, sentence) => {
    expect(savingsRateSentence({ percent, level }).startsWith(`${sentence} `)).toBe(true);
  });

  it('calls no rate excellent that is below the threshold', () => {
    expect(savingsRateSentence({ percent: 19.96, level: 'okay' })).toContain(
      'That is okay; 20% or more would be excellent.',
    );
  });
});

describe('debtPaymentsSentence', () => {
  // Covers P2-9-5.
  it.each([
    [36, '36%'],
    [36.01, '36.1%'],
  ])('of %d %% prints %s', (percent, printed) => {
    expect(debtPaymentsSentence({ percent, payments: cents(827_00) })).toBe(
      `Debt payments of $827.00 a month take ${printed} of your income. Up to 36% is manageable.`,
    );
  });
});
