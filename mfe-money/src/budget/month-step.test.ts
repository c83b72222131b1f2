import { isoMonth } from '@halyard/shared-contracts/finance';
import { monthsBeside } from './month-step';

const [june, april, january] = ['2025-06', '2025-04', '2025-01'].map(isoMonth);
const months = [june, april, january].filter((month) => month !== undefined);

describe('monthsBeside', () => {
  it.each([
    ['2025-06', '2025-04', undefined],
    ['2025-04', '2025-01', '2025-06'],
    ['2025-01', undefined, '2025-04'],
    ['2025-03', '2025-01', '2025-04'],
  ])('of %s are %p and %p', (month, previous, next) => {
    expect(monthsBeside(isoMonth(month), months)).toEqual({ previous, next });
  });
});
