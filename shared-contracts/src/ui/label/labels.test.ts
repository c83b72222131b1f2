import { ACCOUNT_TYPES, LIABILITY_TYPES } from '../../finance';
import { accountTypeLabel, liabilityTypeLabel, policyTypeLabel, sourceLabel } from './type-label';

describe('labels', () => {
  it.each([
    ...ACCOUNT_TYPES.map(accountTypeLabel),
    ...LIABILITY_TYPES.map(liabilityTypeLabel),
    ...(['whole_life', 'term_life', 'mortgage'] as const).map(policyTypeLabel),
    ...(['sample', 'bank', 'manual'] as const).map(sourceLabel),
  ])('writes %s in sentence case', (label) => {
    expect(label).toMatch(/^([A-Z]{2,4}|[A-Z][a-z-]+)( [a-z]+)*$/);
  });
});
