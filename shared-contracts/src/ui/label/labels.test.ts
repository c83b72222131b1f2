import { ACCOUNT_TYPES, isoDate, isoMonth, LIABILITY_TYPES } from '../../finance';
import { monthLabel, shortMonthLabel, spokenDate } from './date-label';
import { accountTypeLabel, liabilityTypeLabel, policyTypeLabel, sourceLabel } from './type-label';

describe('labels', () => {
  it('says days and months as people do', () => {
    expect(spokenDate(isoDate('2025-04-02'))).toBe('April 2, 2025');
    expect(monthLabel(isoMonth('2025-06'))).toBe('June 2025');
    expect(monthLabel(isoDate('2025-06-30'))).toBe('June 2025');
    expect(shortMonthLabel(isoMonth('2025-09'))).toBe('Sep 2025');
  });

  it.each([
    ...ACCOUNT_TYPES.map(accountTypeLabel),
    ...LIABILITY_TYPES.map(liabilityTypeLabel),
    ...(['whole_life', 'term_life', 'mortgage'] as const).map(policyTypeLabel),
    ...(['sample', 'bank', 'manual'] as const).map(sourceLabel),
  ])('writes %s in sentence case', (label) => {
    expect(label).toMatch(/^[A-Z][a-z-]+( [a-z]+)*$/);
  });
});
