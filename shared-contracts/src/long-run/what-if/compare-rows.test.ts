import { cents } from '../../money';
import { financialData, liability } from '../../testing/builders';
import type { Liability } from '../../finance';
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

const known = liability({ id: 'known', aprPercent: 20, monthlyPayment: cents(100_00) });
const unknown = liability({ id: 'unknown', type: 'auto_loan', aprPercent: null });

it.each<[string, Liability[], RegExp | null]>([
  ['no debt', [], /^Free of debt: No debts to pay off$/],
  ['a debt with known terms', [known], /^Free of debt: \w{3} \d{4}$/],
  ['a debt without a rate beside it', [known, unknown], /^Free of debts with known terms: \w{3}/],
  ['only a debt without a rate', [unknown], null],
])('the end of the debts with %s', (_, liabilities, expected) => {
  const context = { choices: NO_CHOICES, family: null };
  const figures = whatIfFigures(financialData({ liabilities }), context, NO_CHANGES);
  const row = compareRows([figures, figures], [null, null]).find(({ key }) => key === 'debt');
  const shown = row ? `${row.label}: ${row.now}` : null;
  if (expected === null) expect(shown).toBeNull();
  else expect(shown).toMatch(expected);
});
