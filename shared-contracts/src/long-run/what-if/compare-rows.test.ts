import { financialData } from '../../testing/builders';
import { NO_CHOICES } from '../testing/no-choices';
import { NO_CHANGES } from './changes';
import { compareRows } from './compare-rows';
import { whatIfFigures } from './figures';

// Covers P3-C3-1.
it.each([
  ['is compared once the fact finder knows the family', { dependents: 0, supportYears: 0 }, true],
  ['is left out until then', null, false],
])('the need for life insurance %s', (_, family, isCompared) => {
  const figures = whatIfFigures(financialData(), { choices: NO_CHOICES, family }, NO_CHANGES);
  const keys = compareRows([figures, figures], [null, null]).map(({ key }) => key);
  expect(keys.includes('gap')).toBe(isCompared);
});
