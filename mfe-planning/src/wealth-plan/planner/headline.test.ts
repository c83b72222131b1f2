import { isoMonth } from '@halyard/shared-contracts/finance';
import { ZERO } from '@halyard/shared-contracts/money';
import { headline, withoutWords } from './headline';

describe('headline', () => {
  const plan = { freeMonth: isoMonth('2038-05') };

  it.each([
    [26, 'Free of debt in May 2038, 2 years 2 months sooner'],
    [1, 'Free of debt in May 2038, 1 month sooner'],
    [0, 'Free of debt in May 2038'],
  ])('with %d months saved', (months, words) => {
    expect(headline(plan, { months, interest: ZERO })).toBe(words);
  });

  it('compares with nothing when today’s payments never end', () => {
    expect(headline(plan, null)).toBe('Free of debt in May 2038');
  });
});

describe('withoutWords', () => {
  it.each([
    ['rate', 'Without Auto Loan, whose rate is not known'],
    ['payment', 'Without Auto Loan, whose payment is not known'],
    ['both', 'Without Auto Loan, whose rate and payment are not known'],
  ] as const)('names one debt without its %s', (missing, words) => {
    expect(withoutWords([{ name: 'Auto Loan', missing }])).toBe(words);
  });

  it('names several debts', () => {
    const debts = ['Auto Loan', 'Card'].map((name) => ({ name, missing: 'rate' as const }));
    expect(withoutWords(debts)).toBe(
      'Without Auto Loan and Card, whose rates or payments are not known',
    );
    expect(withoutWords([])).toBeNull();
  });
});
