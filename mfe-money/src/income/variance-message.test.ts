import { cents } from '@halyard/shared-contracts/money';
import { varianceMessage } from './variance-message';

describe('varianceMessage', () => {
  // Covers P2-2.income-7.
  it.each([
    ['more', 12_345, 'You spent $123.45 more than budgeted this month.'],
    ['less', 1_234_567, 'You spent $12,345.67 less than budgeted this month. Great job!'],
    ['exact', 0, 'You spent exactly your budgeted amount this month.'],
  ] as const)('words %s', (kind, amount, message) => {
    expect(varianceMessage({ kind, amount: cents(amount) })).toBe(message);
  });
});
