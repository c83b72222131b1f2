import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents, ZERO } from '@halyard/shared-contracts/money';
import { paystub } from '@halyard/shared-contracts/testing';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { incomeView } from './income-view';

const answer = (part: Partial<IncomeAnswer> = {}): IncomeAnswer => ({
  source: 'own',
  today: isoDate('2025-06-30'),
  asOf: null,
  month: isoMonth('2025-06'),
  months: [isoMonth('2025-06')],
  annualIncome: null,
  incomeBasis: null,
  incomeSources: [],
  received: ZERO,
  spent: ZERO,
  setAside: ZERO,
  budgeted: ZERO,
  byMonth: [],
  paystubs: [],
  ...part,
});

describe('incomeView', () => {
  // Covers P2-9-2, P2-9-3.
  it('computes net income from the average paystub: 26 paychecks over 12 months', () => {
    const paystubs = [paystub({ net: cents(2_000_00) }), paystub({ net: cents(2_200_00) })];
    const view = incomeView(answer({ paystubs, spent: cents(4_000_00) }));
    expect(view.average?.net).toBe(2_100_00);
    expect(view.flow.income).toEqual({ amount: 4_550_00, basis: 'paystubs' });
    expect(view.flow.net).toBe(550_00);
  });

  it('uses the deposits of the month when there are neither paystubs nor regular deposits', () => {
    const view = incomeView(answer({ received: cents(100), spent: cents(250) }));
    expect(view.average).toBeNull();
    expect(view.flow.income).toEqual({ amount: 100, basis: 'received' });
    expect(view.flow.net).toBe(-150);
  });

  it.each([
    [100_00, 100_01, 'more', 1],
    [100_00, 100_00, 'exact', 0],
    [100_00, 99_99, 'less', 1],
  ])('compares %d budgeted with %d spent: %s', (budgeted, spent, kind, amount) => {
    const view = incomeView(answer({ budgeted: cents(budgeted), spent: cents(spent) }));
    expect(view.comparison?.variance).toMatchObject({ kind, amount });
    expect(view.comparison?.variance.difference).toBe(budgeted - spent);
  });

  it('compares nothing without a budget', () => {
    expect(incomeView(answer({ spent: cents(1) })).comparison).toBeNull();
  });

  it('lists paystubs newest first', () => {
    const dates = ['2025-05-30', '2025-06-27', '2025-06-13'];
    const paystubs = dates.map((date) => paystub({ date: isoDate(date) }));
    expect(incomeView(answer({ paystubs })).paystubs.map(({ date }) => date)).toEqual([
      '2025-06-27',
      '2025-06-13',
      '2025-05-30',
    ]);
  });
});
