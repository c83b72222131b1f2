import { cents } from '@halyard/shared-contracts/money';
import { insightWords } from './insight-words';

describe('insightWords', () => {
  // Covers P2-9-4.
  it.each([
    ['excellent', 20, 'positive', 'You kept 20% of what you earned'],
    ['okay', 12.345, 'warning', 'You kept 12.3% of what you earned'],
    ['low', 0, 'negative', 'You kept 0% of what you earned'],
    ['okay', 19.96, 'warning', 'You kept 19.9% of what you earned'],
    ['okay', 19.9, 'warning', 'You kept 19.9% of what you earned'],
    ['low', -0.01, 'negative', 'You spent 0.1% more than you earned'],
    ['low', -4.56, 'negative', 'You spent 4.6% more than you earned'],
  ] as const)('of a savings rate that is %s at %d %%', (level, percent, tone, text) => {
    const words = insightWords({ kind: 'savings_rate', percent, level });
    expect(words.tone).toBe(tone);
    expect(words.text).toContain(text);
  });

  // Covers P2-9-5.
  it.each([
    ['manageable', 'positive', 'Manageable', 36, '36%'],
    ['high', 'negative', 'High', 36.01, '36.1%'],
  ] as const)('of debt payments that are %s', (level, tone, badge, percent, printed) => {
    const payments = cents(827_00);
    const words = insightWords({ kind: 'debt_payments', percent, payments, level });
    expect(words).toMatchObject({ tone, badge });
    expect(words.text).toBe(
      `Debt payments of $827.00 a month take ${printed} of your income. Up to 36% is manageable.`,
    );
  });

  it.each([
    ['funded', 'positive'],
    ['growing', 'info'],
    ['low', 'warning'],
  ] as const)('of an emergency fund that is %s', (level, tone) => {
    const words = insightWords({
      kind: 'emergency_fund',
      saved: cents(9_000_00),
      target: cents(24_000_00),
      months: 2.512,
      level,
    });
    expect(words.tone).toBe(tone);
    expect(words.text).toBe('Savings of $9,000.00 would cover 2.5 months of spending.');
  });
});
