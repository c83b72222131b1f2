import type { RegistryContribution } from '@halyard/shared-contracts/remote/registry';
import { contributionGates } from './contribution-gates';

const part = (changed: Partial<RegistryContribution> = {}): RegistryContribution => ({
  slot: 'transaction',
  name: 'yearly',
  title: 'The sum of a year',
  order: 10,
  height: 3,
  preload: [],
  ...changed,
});

const refused = (...contributions: RegistryContribution[]) =>
  contributionGates({ contributions, files: {} });

test('parts with different names in known places are accepted', () => {
  expect(refused(part(), part({ name: 'other' }), part({ slot: 'home' }))).toEqual([]);
});

test.each([
  [part({ slot: 'header' }), 'The part header/yearly names a place that no screen has.'],
  [part({ height: 400 }), 'The part transaction/yearly must be 1 to 20 rem high.'],
  [part({ height: Number.NaN }), 'The part transaction/yearly must be 1 to 20 rem high.'],
  [
    part({ preload: ['gone.js'] }),
    'The part transaction/yearly needs gone.js, which is not among the files.',
  ],
])('%j is refused', (contribution, sentence) => {
  expect(refused(contribution)).toEqual([sentence]);
});

test('two parts of one name in one place are refused', () => {
  expect(refused(part(), part())).toEqual(['It declares the part transaction/yearly twice.']);
});
