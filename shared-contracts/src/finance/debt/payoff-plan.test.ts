import fc from 'fast-check';
import { cents, sum, ZERO } from '../../money';
import { liability } from '../../testing/builders';
import { addDays, isoDate, isoMonth } from '../civil-date';
import { amortise } from './amortise';
import { comparePayoffs } from './compare-payoffs';
import { plannableDebts, type Debt } from './debt';
import { payDebtOrInvest } from './pay-debt-or-invest';
import { payoffMonth } from './payoff-month';
import { payoffOutlook } from './payoff-outlook';
import { payoffPlan, type PayoffOptions, type PayoffStrategy } from './payoff-plan';

const start = isoMonth('2025-07');
const debt = (id: string, balance: number, aprPercent: number, payment: number): Debt => ({
  id,
  balance: cents(balance),
  aprPercent,
  payment: cents(payment),
});

const card = debt('card', 3_000_00, 24, 100_00);
const car = debt('car', 2_000_00, 6, 150_00);
const study = debt('study', 9_000_00, 5, 120_00);
const all = [study, card, car];

const plan = (debts: readonly Debt[], options: Partial<PayoffOptions> = {}) => {
  const result = payoffPlan(debts, { strategy: 'avalanche', extra: ZERO, start, ...options });
  if (result === 'never') throw new Error('the plan never ends');
  return result;
};

describe('plannableDebts', () => {
  it('separates debts with a rate and a payment from those that lack one', () => {
    const result = plannableDebts([
      liability({ id: 'a', balance: cents(5), aprPercent: 3, monthlyPayment: cents(2) }),
      liability({ id: 'b', balance: cents(5), aprPercent: 3, minimumPayment: cents(1) }),
      liability({ id: 'c', balance: cents(5), aprPercent: null, monthlyPayment: cents(2) }),
      liability({ id: 'd', balance: cents(5), aprPercent: 3 }),
      liability({ id: 'e', balance: cents(0), aprPercent: 3, monthlyPayment: cents(2) }),
    ]);
    expect(result).toEqual({
      debts: [debt('a', 5, 3, 2), debt('b', 5, 3, 1)],
      incomplete: ['c', 'd'],
    });
  });
});

describe('payoffPlan', () => {
  it.each<[PayoffStrategy, string[], string[]]>([
    ['avalanche', [], ['card', 'car', 'study']],
    ['snowball', [], ['car', 'card', 'study']],
    ['custom', ['study'], ['study', 'card', 'car']],
    ['custom', [], ['study', 'card', 'car']],
  ])('by %s %j attacks %j', (strategy, order, expected) => {
    expect(plan(all, { strategy, order }).perDebt.map(({ id }) => id)).toEqual(expected);
  });

  it('breaks ties by the smaller balance, or by the higher rate', () => {
    const twins = [debt('big', 2, 5, 1), debt('small', 1, 5, 1), debt('dear', 2, 9, 1)];
    expect(plan(twins).perDebt.map(({ id }) => id)).toEqual(['dear', 'small', 'big']);
    expect(plan(twins, { strategy: 'snowball' }).perDebt.map(({ id }) => id)).toEqual([
      'small',
      'dear',
      'big',
    ]);
  });

  it('pays a single debt as amortise does', () => {
    const alone = amortise(card.balance, card.aprPercent, card.payment);
    const { months, interest } = plan([card]);
    expect(alone).toMatchObject({ months, totalInterest: interest });
  });

  it('ends a single debt in the month that the panel of the debt names', () => {
    const terms = fc.record({
      days: fc.nat(800),
      balance: fc.integer({ min: 1, max: 400_000_00 }),
      aprPercent: fc.integer({ min: 0, max: 3000 }).map((rate) => rate / 100),
      payment: fc.integer({ min: 10_00, max: 5_000_00 }),
    });
    fc.assert(
      fc.property(terms, ({ days, balance, aprPercent, payment }) => {
        const today = addDays(isoDate('2025-01-31'), days);
        const owed = { balance: cents(balance), aprPercent, monthlyPayment: cents(payment) };
        const outlook = payoffOutlook(liability(owed), today);
        const options = {
          strategy: 'avalanche',
          extra: ZERO,
          start: payoffMonth(today, 1),
        } as const;
        const planned = payoffPlan([debt('only', balance, aprPercent, payment)], options);
        const panel = outlook.kind === 'ends' ? outlook.payoffMonth : 'never';
        expect(planned === 'never' ? planned : planned.perDebt[0]?.payoffMonth).toBe(panel);
        if (planned !== 'never') expect(payoffMonth(today, planned.months)).toBe(panel);
      }),
      { numRuns: 50 },
    );
  });

  it('gives the payment of a finished debt to the next debt', () => {
    const result = plan([debt('a', 300, 0, 100), debt('b', 700, 0, 100)], { strategy: 'snowball' });
    expect(result).toEqual({
      months: 5,
      interest: 0,
      owed: [1000, 800, 600, 400, 200, 0],
      perDebt: [
        { id: 'a', months: 3, payoffMonth: '2025-09', interest: 0 },
        { id: 'b', months: 5, payoffMonth: '2025-11', interest: 0 },
      ],
    });
  });

  it('needs no month without debts', () => {
    expect(plan([])).toEqual({ months: 0, interest: 0, owed: [0], perDebt: [] });
    expect(plan([debt('a', 0, 5, 1)]).perDebt[0]).toMatchObject({ months: 0, payoffMonth: start });
  });

  it.each([
    ['as much as the monthly sum', debt('a', 100_00, 24, 2_00), ZERO, false],
    ['a cent less than the monthly sum', debt('a', 100_00, 24, 2_01), ZERO, true],
    ['so high that the debt outgrows whole cents', debt('a', 5_000_00, 29.99, 100_00), ZERO, false],
    ['covered by the extra', debt('a', 5_000_00, 29.99, 100_00), cents(200_00), true],
  ])('decides whether a debt ends if its interest is %s', (_, only, extra, ends) => {
    const result = payoffPlan([only], { strategy: 'snowball', extra, start });
    expect(result !== 'never').toBe(ends);
  });

  it('ends a debt that grows until the other debts are paid off', () => {
    const growing = debt('growing', 10_000_00, 12, 50_00);
    expect(payoffPlan([growing], { strategy: 'custom', extra: ZERO, start })).toBe('never');
    expect(plan([growing, car]).perDebt.map(({ id }) => id)).toEqual(['growing', 'car']);
  });

  it('is never slower or more expensive with a larger extra payment', () => {
    const extras = fc.tuple(fc.nat(500_00), fc.nat(500_00));
    fc.assert(
      fc.property(extras, ([a, b]) => {
        const less = plan(all, { extra: cents(Math.min(a, b)) });
        const more = plan(all, { extra: cents(Math.max(a, b)) });
        expect(more.months).toBeLessThanOrEqual(less.months);
        expect(more.interest).toBeLessThanOrEqual(less.interest);
      }),
      { numRuns: 30 },
    );
  });
});

describe('comparePayoffs', () => {
  it('finds that avalanche costs least and the present payments most', () => {
    const { asNow, avalanche, snowball } = comparePayoffs(all, { extra: cents(200_00), start });
    if (asNow === 'never' || avalanche === 'never' || snowball === 'never') throw new Error();
    expect(avalanche.interest).toBeLessThan(snowball.interest);
    expect(snowball.interest).toBeLessThan(asNow.interest);
    expect(avalanche.months).toBeLessThan(asNow.months);
  });

  it('lists the remaining debt from today to the end', () => {
    const { asNow, avalanche } = comparePayoffs(all, { extra: cents(200_00), start });
    const today = sum(all.map(({ balance }) => balance));
    for (const way of [asNow, avalanche]) {
      if (way === 'never') throw new Error();
      expect(way.owed[0]).toBe(today);
      expect(way.owed).toHaveLength(way.months + 1);
      expect(way.owed.at(-1)).toBe(0);
      expect(way.owed.at(-2)).toBeGreaterThan(0);
    }
  });

  it('reports that the present payments never end if one debt never ends', () => {
    const stuck = debt('stuck', 100_00, 24, 2_00);
    expect(comparePayoffs([stuck, car], { extra: ZERO, start }).asNow).toBe('never');
    expect(comparePayoffs([], { extra: ZERO, start }).asNow).toEqual({
      months: 0,
      interest: 0,
      owed: [0],
    });
  });
});

describe('payDebtOrInvest', () => {
  it.each([
    [5, 'debt'],
    [24, 'equal'],
    [30, 'invest'],
  ])('against a card at 24 %% and a return of %d %% prefers %s', (returnPercent, better) => {
    const result = payDebtOrInvest(card, { extra: cents(100_00), returnPercent });
    if (typeof result === 'string') throw new Error(result);
    expect(result.better).toBe(better);
    const gain = result.debtFirst - result.investFirst;
    if (better === 'equal') expect(Math.abs(gain)).toBeLessThan(1_00);
    else expect(Math.sign(gain)).toBe(better === 'debt' ? 1 : -1);
  });

  it('returns never when the payment does not end the debt', () => {
    const stuck = debt('stuck', 100_00, 24, 2_00);
    expect(payDebtOrInvest(stuck, { extra: cents(1), returnPercent: 5 })).toBe('never');
  });

  it.each([
    [700, false],
    [1_000, true],
  ])('at a return of %d %% returns whole cents or too-large', (returnPercent, tooLarge) => {
    const result = payDebtOrInvest(card, { extra: cents(100_00), returnPercent });
    expect(result === 'too-large').toBe(tooLarge);
  });
});
