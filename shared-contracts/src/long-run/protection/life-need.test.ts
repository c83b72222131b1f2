import fc from 'fast-check';
import { cents, fromDollars, toDollars } from '../../money';
import { account, financialData, liability, policy } from '../../testing/builders';
import { coverOf, debtsOf, dimeNeed, lifeValueNeed, type NeedFacts } from './life-need';

const FACTS: NeedFacts = {
  income: fromDollars(80_000),
  years: 15,
  education: fromDollars(60_000),
  mortgage: fromDollars(240_000),
  otherDebts: fromDollars(30_000),
  ownSharePercent: 25,
  growthPercent: 3,
};
const NO_COVER = { liquid: cents(0), policies: cents(0) };

describe('dimeNeed', () => {
  // Covers P3-C4-1.
  it('adds debts, income for the years, mortgage, and education', () => {
    const { need, gap, terms } = dimeNeed(FACTS, {
      liquid: fromDollars(50_000),
      policies: fromDollars(500_000),
    });
    expect(terms.map(({ amount }) => toDollars(amount))).toEqual([
      30_000, 1_200_000, 240_000, 60_000,
    ]);
    expect([need, gap].map(toDollars)).toEqual([1_530_000, 980_000]);
  });

  // Covers P3-C4-3.
  it.each([
    [1_529_999.99, 0.01],
    [1_530_000, 0],
    [2_000_000, 0],
  ])('with policies of $%d leaves a gap of $%d', (policies, gap) => {
    const cover = { ...NO_COVER, policies: fromDollars(policies) };
    expect(toDollars(dimeNeed(FACTS, cover).gap)).toBe(gap);
  });

  it('does not add an overdrawn balance to the need', () => {
    const cover = { ...NO_COVER, liquid: fromDollars(-900) };
    expect(dimeNeed(FACTS, cover).gap).toBe(dimeNeed(FACTS, NO_COVER).gap);
  });
});

describe('lifeValueNeed', () => {
  // The present value of the annuity is 60,000 × (1 − 1.03^−15) ÷ 0.03.
  // Covers P3-C4-2.
  it('is the present value of the income without the own share', () => {
    const expected = (60_000 * (1 - 1.03 ** -15)) / 0.03;
    expect(toDollars(lifeValueNeed(FACTS, NO_COVER).need)).toBeCloseTo(expected, 2);
  });

  it('without growth is the income for the years', () => {
    const flat = { ...FACTS, growthPercent: 0 };
    expect(toDollars(lifeValueNeed(flat, NO_COVER).need)).toBe(900_000);
  });

  it('never rises with the own share and never falls with the years', () => {
    const years = fc.integer({ min: 0, max: 60 });
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(years, share, share, (count, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const of = (part: Partial<NeedFacts>) =>
          lifeValueNeed({ ...FACTS, ...part }, NO_COVER).need;
        expect(of({ years: count, ownSharePercent: more })).toBeLessThanOrEqual(
          of({ years: count, ownSharePercent: less }),
        );
        expect(of({ years: count + 1 })).toBeGreaterThanOrEqual(of({ years: count }));
      }),
      { numRuns: 100 },
    );
  });
});

describe('coverOf', () => {
  // Covers P3-C4-3.
  it('counts active life policies, money at hand, and a mortgage policy up to the mortgage', () => {
    const data = financialData({
      accounts: [
        account({ id: '1', type: 'savings', balance: fromDollars(10_000) }),
        account({ id: '2', type: 'brokerage', balance: fromDollars(5_000) }),
        account({ id: '3', type: 'retirement', balance: fromDollars(90_000) }),
        account({ id: '4', type: 'home', balance: fromDollars(400_000) }),
      ],
      liabilities: [liability({ id: 'm', type: 'mortgage', balance: fromDollars(100_000) })],
      policies: [
        policy({ id: 'a', type: 'term_life', coverage: fromDollars(250_000), status: 'active' }),
        policy({ id: 'b', type: 'term_life', coverage: fromDollars(70_000), status: 'inactive' }),
        policy({ id: 'c', type: 'mortgage', coverage: fromDollars(300_000), status: 'active' }),
      ],
    });
    const { liquid, policies } = coverOf(data);
    expect([liquid, policies].map(toDollars)).toEqual([15_000, 350_000]);
  });

  it('splits what is owed into mortgages and the rest', () => {
    const { mortgage, otherDebts } = debtsOf([
      liability({ id: 'm', type: 'mortgage', balance: fromDollars(100_000) }),
      liability({ id: 'c', type: 'auto_loan', balance: fromDollars(9_000) }),
    ]);
    expect([mortgage, otherDebts].map(toDollars)).toEqual([100_000, 9_000]);
  });
});
