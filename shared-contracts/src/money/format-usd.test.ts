import fc from 'fast-check';
import { cents, formatMoney, formatUsd, formatWholeUsd, fromDollars } from './index';

describe('formatUsd', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1_234_567_89, '$1,234,567.89'],
    [-1_234_50, '−$1,234.50'],
  ])('prints %d cents as %s', (amount, text) => {
    expect(formatUsd(cents(amount))).toBe(text);
  });

  it.each([
    [49, '$0'],
    [50, '$1'],
    [-49, '$0'],
    [-50, '−$1'],
    [1_234_49, '$1,234'],
  ])('prints %d cents without decimals as %s', (amount, text) => {
    expect(formatUsd(cents(amount), { decimals: 0 })).toBe(text);
    expect(formatWholeUsd(cents(amount))).toBe(text);
  });

  it.each([
    [0, '+$0.00'],
    [1, '+$0.01'],
    [-1, '−$0.01'],
  ])('shows the sign of %d cents as %s when asked', (amount, text) => {
    expect(formatUsd(cents(amount), { plus: true })).toBe(text);
  });

  it.each([0, 2] as const)('groups and rounds to %d decimals as Intl does', (decimals) => {
    const english = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), (amount) => {
        expect(formatUsd(cents(amount), { decimals })).toBe(`$${english.format(amount / 100)}`);
      }),
    );
  });

  // Covers P1-1-9, P2-1-4.
  it('prints every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
        const text = formatUsd(cents(amount)).replace('−', '-').replace(/[$,]/g, '');
        expect(fromDollars(Number(text))).toBe(amount);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    ['USD', '+$12.50'],
    ['EUR', '12.50 EUR'],
  ])('prints %s as %s, even with the plus option', (currency, text) => {
    expect(formatMoney(cents(12_50), currency, { plus: true })).toBe(text);
  });
});
