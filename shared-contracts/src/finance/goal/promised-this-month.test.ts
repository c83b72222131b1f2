import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import type { Goal } from './goal';
import { promisedThisMonth } from './promised-this-month';
import { amountOf, contributed, goal, shareOf } from './testing/goals';

const today = isoDate('2025-06-15');
const CHECKING = account({ id: 'checking', type: 'checking', balance: cents(1_000_00) });
const SAVINGS = account({ id: 'savings', type: 'savings', balance: cents(5_000_00) });

const promised = (
  goals: Goal[],
  { accounts = [CHECKING, SAVINGS], transactions = [] as ReturnType<typeof transaction>[] } = {},
) => promisedThisMonth(financialData({ goals, accounts, transactions, today }));

const inSixMonths = { target: cents(1_200_00), date: isoDate('2025-11-30') };

// Covers P3-B5-5.
describe('money promised to goals this month', () => {
  test('is zero without goals', () => {
    expect(promised([])).toEqual({ total: 0, parts: [] });
  });

  test('is what goals hold in checking and cash, and not what they hold in savings', () => {
    const trip = goal({
      name: 'Trip',
      promises: [amountOf('checking', 150), amountOf('savings', 900)],
    });
    expect(promised([trip])).toEqual({
      total: 150_00,
      parts: [{ goalId: trip.id, name: 'Trip', held: 150_00, due: 0 }],
    });
  });

  test('is what goals hold in savings for a user who has nothing else', () => {
    expect(
      promised([goal({ promises: [shareOf('savings', 0.5)] })], { accounts: [SAVINGS] }).total,
    ).toBe(2_500_00);
  });

  test.each([
    ['the share of this month', { ...inSixMonths }, 200_00],
    ['nothing for a goal without a date', { date: null }, 0],
    ['nothing for a goal without an amount', { target: null, date: isoDate('2025-11-30') }, 0],
    ['nothing for a goal whose date has passed', { date: isoDate('2025-06-14') }, 0],
    ['everything for a goal that is due today', { date: today }, 1_200_00],
    [
      'nothing for a goal that is reached',
      { ...inSixMonths, promises: [amountOf('savings', 1_200)] },
      0,
    ],
  ])('adds %s', (_, part, due) => {
    expect(promised([goal(part)]).total).toBe(due);
  });

  test('stays the same while the user adds the share of this month from checking', () => {
    const half = goal({
      ...inSixMonths,
      promises: [amountOf('checking', 120)],
      contributions: [contributed('2025-06-02', 120)],
    });
    expect(promised([half]).parts[0]).toMatchObject({ held: 120_00, due: 80_00 });
    expect(promised([half]).total).toBe(promised([goal(inSixMonths)]).total);
  });

  test('does not count the usual inflow of a shared account again', () => {
    const rows = ['2025-03-05', '2025-04-05', '2025-05-05'].map((date) =>
      transaction({ accountId: 'savings', date: isoDate(date), amount: cents(100_00) }),
    );
    const target = cents(5_000_00 + 1_200_00);
    const shared = goal({ ...inSixMonths, target, promises: [shareOf('savings', 1)] });
    expect(promised([shared]).total).toBe(200_00);
    expect(promised([shared], { transactions: rows }).total).toBe(100_00);
  });

  test('is never more than the balance of checking, even if goals promise more', () => {
    const goals = [
      goal({ promises: [amountOf('checking', 800)] }),
      goal({ promises: [amountOf('checking', 800)] }),
    ];
    expect(promised(goals).parts.map(({ held }) => held)).toEqual([800_00, 200_00]);
  });
});
