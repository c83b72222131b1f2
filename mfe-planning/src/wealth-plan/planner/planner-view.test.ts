import { demoHousehold } from '@halyard/shared-contracts/demo';
import { comparePayoffs, isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents, sum, ZERO } from '@halyard/shared-contracts/money';
import { liability } from '@halyard/shared-contracts/testing';
import { moved, namedDebts, plannerView, type PlannerChoice } from './planner-view';

const today = isoDate('2025-06-30');
const { debts } = namedDebts(demoHousehold().liabilities, today);
const view = (part: Partial<PlannerChoice> = {}, of = debts) =>
  plannerView(of, { strategy: 'avalanche', order: [], extra: cents(200_00), ...part }, today);
const planOf = (part: Partial<PlannerChoice> = {}) => {
  const { plan } = view(part);
  if (plan === 'never') throw new Error('the plan never ends');
  return plan;
};

describe('namedDebts', () => {
  it('separates the debts that can be planned from the others', () => {
    const result = namedDebts(
      [
        liability({ name: '', type: 'auto_loan', monthlyPayment: cents(1) }),
        liability({ name: 'Card' }),
        liability({ name: 'Paid', balance: ZERO, monthlyPayment: cents(1) }),
      ],
      today,
    );
    expect(result.debts.map(({ name }) => name)).toEqual(['Auto loan']);
    expect(result.incomplete).toEqual([{ name: 'Card', missing: 'payment' }]);
  });
});

describe('plannerView', () => {
  it.each([
    ['avalanche', [], ['Capitol City Visa', 'Mazda CX-5 Loan', 'Federal Student Loan']],
    ['custom', ['liab-auto'], ['Mazda CX-5 Loan', 'Federal Student Loan', 'Capitol City Visa']],
  ] as const)('by %s puts the debts in order', (strategy, order, names) => {
    expect(new Set(planOf({ strategy, order }).debts.map(({ name }) => name))).toEqual(
      new Set(names),
    );
    expect(planOf({ strategy, order }).debts[0]?.name).toBe(names[0]);
  });

  it('is free of debt in the month the last one ends', () => {
    const { freeMonth, debts: planned, interest } = planOf();
    const last = planned
      .map(({ payoffMonth }) => payoffMonth)
      .toSorted()
      .at(-1);
    expect(freeMonth).toBe(last);
    expect(sum(planned.map((debt) => debt.interest))).toBe(interest);
  });

  it('saves the rule’s amount compared with today’s payments', () => {
    const { asNow, avalanche } = comparePayoffs(debts, {
      extra: cents(200_00),
      start: isoMonth('2025-07'),
    });
    if (asNow === 'never' || avalanche === 'never') throw new Error();
    expect(view().saved).toEqual({
      interest: asNow.interest - avalanche.interest,
      months: asNow.months - avalanche.months,
    });
  });

  it('starts next month', () => {
    const [only] = namedDebts(
      [liability({ balance: cents(100), aprPercent: 0, monthlyPayment: cents(100) })],
      today,
    ).debts;
    const { plan, saved } = view({ extra: ZERO }, only ? [only] : []);
    expect(plan).toMatchObject({ months: 1, freeMonth: '2025-07', interest: 0 });
    expect(saved).toEqual({ interest: 0, months: 0 });
  });

  it('never saves less than nothing', () => {
    const stuck = namedDebts(
      [liability({ balance: cents(100_00), aprPercent: 24, monthlyPayment: cents(2_00) })],
      today,
    ).debts;
    expect(view({ extra: ZERO }, [...stuck])).toMatchObject({ plan: 'never', saved: null });
    expect(view({ extra: cents(1_00) }, [...stuck]).saved).toBeNull();
  });

  it('never ends while a debt outgrows whole cents', () => {
    const growing = namedDebts(
      [liability({ balance: cents(5_000_00), aprPercent: 29.99, minimumPayment: cents(100_00) })],
      today,
    ).debts;
    const { plan, ways } = view({ extra: ZERO }, [...growing]);
    expect(plan).toBe('never');
    expect(ways.map(({ cost }) => cost)).toEqual(['never', 'never', 'never']);
    expect(view({ extra: cents(200_00) }, [...growing]).plan).not.toBe('never');
  });

  it('compares the custom order only while it is chosen', () => {
    expect(view().ways.map(({ key }) => key)).toEqual(['now', 'avalanche', 'snowball']);
    expect(view({ strategy: 'custom' }).ways.map(({ key }) => key)).toContain('custom');
  });
});

describe('moved', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %d', (id, by, expected) => {
    expect(moved(['a', 'b', 'c'], id, by)).toEqual(expected);
  });
});
