import { cents } from '@halyard/shared-contracts/money';
import { actionWords } from './action-words';

describe('actionWords', () => {
  // Covers P2-9-6.
  it('says what an emergency fund lacks and how long it takes', () => {
    expect(
      actionWords({
        kind: 'emergency_fund',
        saved: cents(6_000_00),
        target: cents(24_000_00),
        targetMonths: null,
        missing: cents(18_000_00),
        extraPerMonth: cents(500_00),
        months: 36,
      }),
    ).toEqual({
      title: 'Build your emergency fund',
      text: 'Setting aside $500 more each month closes the gap of $18,000.00 in 3 years.',
      progress: { label: '$6,000.00 of $24,000', percent: 25 },
    });
  });

  it('says how many months of spending the target covers', () => {
    const words = actionWords({
      kind: 'emergency_fund',
      saved: cents(6_000_00),
      target: cents(9_000_00),
      targetMonths: 6,
      missing: cents(3_000_00),
      extraPerMonth: cents(500_00),
      months: 6,
    });
    expect(words.text).toBe(
      'Setting aside $500 more each month closes the gap of $3,000.00 in 6 months. The target is 6 months of your spending.',
    );
  });

  it.each([
    [true, '; the planner shows by how much.'],
    [false, '.'],
  ])('says what is owed, and names the planner if it can help: %s', (isPlannable, end) => {
    const words = actionWords({
      kind: 'pay_debt',
      debt: cents(12_345_67),
      extraPerMonth: cents(200_00),
      isPlannable,
    });
    expect(words.text).toBe(
      `You owe $12,345.67. Paying $200 more each month gets you out of debt sooner${end}`,
    );
    expect(words.progress).toBeNull();
  });

  // Covers P2-9-8.
  it('says how far investments are from a year of income', () => {
    const words = actionWords({
      kind: 'invest_more',
      invested: cents(39_000_00),
      target: cents(78_000_00),
      extraPerMonthFrom: cents(200_00),
      extraPerMonthTo: cents(300_00),
    });
    expect(words.text).toContain('Investing $200 to $300 more each month');
    expect(words.progress).toEqual({ label: '$39,000.00 of $78,000', percent: 50 });
  });
});
