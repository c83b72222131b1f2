import { demoHousehold } from '@halyard/shared-contracts/demo';
import { cents } from '@halyard/shared-contracts/money';
import { policy } from '@halyard/shared-contracts/testing';
import { protectionView } from './protection-view';

describe('protectionView', () => {
  it('sums every policy of the sample, and the active ones separately', () => {
    expect(protectionView(demoHousehold().policies)).toMatchObject({
      totalCoverage: 630_000_00,
      activeCoverage: 450_000_00,
      monthlyPremiums: 85_50,
      activeCount: 2,
    });
  });

  it('lists active policies first, then the largest coverage', () => {
    const { policies } = protectionView([
      policy({ id: 'lapsed', status: 'inactive', coverage: cents(9) }),
      policy({ id: 'small', coverage: cents(1) }),
      policy({ id: 'large', coverage: cents(2) }),
    ]);
    expect(policies.map(({ id }) => id)).toEqual(['large', 'small', 'lapsed']);
  });

  it('is zero without policies', () => {
    expect(protectionView([])).toEqual({
      totalCoverage: 0,
      activeCoverage: 0,
      monthlyPremiums: 0,
      activeCount: 0,
      policies: [],
    });
  });
});
