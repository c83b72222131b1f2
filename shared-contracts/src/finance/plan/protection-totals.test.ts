import { cents } from '../../money';
import { policy } from '../../testing/builders';
import { protectionTotals } from './protection-totals';

describe('protectionTotals', () => {
  it('adds up all policies, and the active ones separately', () => {
    expect(
      protectionTotals([
        policy({ coverage: cents(5), premium: cents(2) }),
        policy({ coverage: cents(7), premium: cents(3), status: 'inactive' }),
      ]),
    ).toEqual({ totalCoverage: 12, activeCoverage: 5, monthlyPremiums: 2, activeCount: 1 });
  });

  it('is zero without policies', () => {
    expect(protectionTotals([])).toEqual({
      totalCoverage: 0,
      activeCoverage: 0,
      monthlyPremiums: 0,
      activeCount: 0,
    });
  });
});
