import { isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { cashFlowMessage, monthName } from './money-words';

describe('monthName', () => {
  it('leaves out the year', () => {
    expect(monthName(isoMonth('2025-06'))).toBe('June');
  });
});

describe('cashFlowMessage', () => {
  // Covers P2-2.income-5.
  it.each([
    [cents(123_456), 'Available for savings: $1,234.56/month'],
    [cents(0), 'Available for savings: $0.00/month'],
    [cents(-1), 'Overspending by $0.01/month'],
    [null, null],
  ])('says of %p: %p', (net, message) => {
    expect(cashFlowMessage({ income: null, net }, false)).toBe(message);
  });

  it('says that taxes are still to be paid from an income before tax', () => {
    const income = { amount: cents(2_00), basis: 'profile' } as const;
    const message = 'Available for savings and taxes: $1.00/month';
    expect(cashFlowMessage({ income, net: cents(1_00) }, false)).toBe(message);
  });

  it('names no pace while the month is in progress', () => {
    const message = 'Available for savings: $1.00 so far';
    expect(cashFlowMessage({ income: null, net: cents(1_00) }, true)).toBe(message);
  });
});
