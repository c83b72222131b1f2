import { demoHousehold } from '@halyard/shared-contracts/demo';
import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { liability } from '@halyard/shared-contracts/testing';
import { payoffCourses } from './payoff-courses';
import { namedDebts, plannerView } from './planner-view';

const today = isoDate('2025-06-30');
const coursesOf = (liabilities: Parameters<typeof namedDebts>[0], extra = 200_00) => {
  const { debts } = namedDebts(liabilities, today);
  return payoffCourses(
    plannerView(debts, { strategy: 'avalanche', order: [], extra: cents(extra) }, today),
  );
};

describe('payoffCourses', () => {
  it('lead from what is owed today to nothing, the plan sooner', () => {
    const [plan, now] = coursesOf(demoHousehold().liabilities);
    expect([plan?.name, now?.name]).toEqual(['Your plan', 'Today’s payments']);
    expect(plan?.owed[0]).toBe(now?.owed[0]);
    expect([plan?.owed.at(-1), now?.owed.at(-1)]).toEqual([0, 0]);
    expect(plan!.owed.length).toBeLessThan(now!.owed.length);
  });

  it('leave out payments that never end the debts', () => {
    const stuck = liability({
      balance: cents(1_000_00),
      aprPercent: 24,
      monthlyPayment: cents(10_00),
    });
    expect(coursesOf([stuck]).map(({ name }) => name)).toEqual(['Your plan']);
    expect(coursesOf([stuck], 0)).toEqual([]);
  });
});
