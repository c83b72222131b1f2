import type { IncomeSource } from '../../finance';
import { type Cents, fromDollars } from '../../money';
import { firstTaxFacts, isTaxKnown } from './tax-facts';

const source = (category: string, dollars: number): IncomeSource => ({
  name: category,
  category,
  cadence: 'monthly',
  amount: fromDollars(dollars),
  low: fromDollars(dollars),
  high: fromDollars(dollars),
  yearly: fromDollars(12 * dollars),
});

const knownFrom = (incomeSources: readonly IncomeSource[], annualIncome: Cents | null = null) => ({
  annualIncome,
  incomeBasis: annualIncome === null ? null : ('profile' as const),
  incomeSources,
  paystubs: [],
});

const PAY = source('Salary', 4_000);
const BENEFITS = source('Benefits', 1_500);

describe('firstTaxFacts', () => {
  //
  it('counts interest and dividends with the pension, because both are taxed', () => {
    const sources = [
      source('Pension', 900),
      source('Interest Income', 144),
      source('Dividends', 50),
      BENEFITS,
    ];
    expect(firstTaxFacts(knownFrom(sources)).otherIncome).toBe(fromDollars(12 * 1_094));
  });
});

describe('isTaxKnown', () => {
  it.each([
    ['a pension and benefits alone', [source('Pension', 900), BENEFITS], null, true],
    ['pay whose amount before tax is known', [PAY], fromDollars(60_000), true],
    ['pay after tax beside benefits', [PAY, BENEFITS], null, false],
    ['pay after tax alone', [PAY], null, false],
    ['interest alone', [source('Interest Income', 20)], null, false],
    ['gifts alone', [source('Gifts', 100)], null, false],
    ['no income', [], null, false],
  ])('with %s', (_, sources, income, expected) => {
    const known = knownFrom(sources, income);
    expect(isTaxKnown(firstTaxFacts(known), known)).toBe(expected);
  });

  it('uses the pay that the user enters, also if it is zero', () => {
    const known = knownFrom([PAY, BENEFITS]);
    const facts = firstTaxFacts(known);
    expect(isTaxKnown({ ...facts, wages: fromDollars(0) }, known)).toBe(true);
    expect(isTaxKnown({ ...facts, selfEmployment: fromDollars(9_000) }, known)).toBe(false);
  });

  it('is true for income from self-employment alone', () => {
    const known = knownFrom([]);
    const facts = { ...firstTaxFacts(known), selfEmployment: fromDollars(9_000) };
    expect(isTaxKnown(facts, known)).toBe(true);
  });
});
