import { isoMonth } from '@halyard/shared-contracts/finance';
import { sliceAddress } from './slice-address';

it.each([
  [['Dining Out'], '/transactions?category=dining_out&month=2025-06'],
  [['Pets', 'Gas'], '/transactions?month=2025-06&categories=pets&categories=gas'],
] as const)('leads from the slice of %j to its rows', (categories, address) => {
  expect(sliceAddress(isoMonth('2025-06'), categories)).toBe(address);
});
