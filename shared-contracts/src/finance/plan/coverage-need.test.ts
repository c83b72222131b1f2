import { cents } from '../../money';
import { liability, policy } from '../../testing/builders';
import { coverageNeed } from './coverage-need';

const life = (coverage: number, part = {}) =>
  policy({ type: 'term_life', coverage: cents(coverage), status: 'active', ...part });
const mortgage = liability({ type: 'mortgage', balance: cents(300_000_00) });
const card = liability({ balance: cents(1_000_00) });

describe('coverageNeed', () => {
  // Covers P3-C6-9.
  it('compares the coverage with debts and with usual spending', () => {
    expect(coverageNeed([life(400_000_00)], [mortgage, card], cents(4_000_00))).toEqual({
      covered: 400_000_00,
      owed: 301_000_00,
      left: 99_000_00,
      months: 24,
    });
  });

  // Covers P3-C6-9.
  it.each([
    ['more than the mortgage', 500_000_00, 300_000_00],
    ['less than the mortgage', 100_000_00, 100_000_00],
  ])(
    'counts a mortgage policy for a mortgage of %s at most as the mortgage',
    (_, coverage, covered) => {
      const policies = [life(coverage, { type: 'mortgage' })];
      expect(coverageNeed(policies, [mortgage, card], null).covered).toBe(covered);
    },
  );

  it('leaves out policies that are not active and debts that are closed', () => {
    const policies = [life(50_000_00, { status: 'inactive' })];
    const closed = liability({ balance: cents(9_00), closed: true });
    expect(coverageNeed(policies, [closed], cents(1))).toEqual({
      covered: 0,
      owed: 0,
      left: 0,
      months: null,
    });
  });

  it.each([
    [100_00, 100_00, 1],
    [100_00, 100_01, 0],
    [100_00, 0, null],
    [0, 100_00, null],
  ])('of %d cents left with %d of spending pays %p months', (left, spending, months) => {
    expect(coverageNeed([life(left)], [], cents(spending)).months).toBe(months);
  });
});
