import { cents } from '../../../money';
import { largestShares } from './largest-shares';

const shares = (...amounts: number[]) =>
  amounts.map((amount) => ({ amount: cents(amount), percentage: Math.max(0, amount) }));

describe('largestShares', () => {
  it.each([0, 1, 8, 9])('shows all of %i charges', (count) => {
    const all = shares(...Array.from({ length: count }, () => 10));
    expect(largestShares(all)).toEqual({ shown: all, others: null, credits: [] });
  });

  it('shows the first eight of ten charges and adds up the others', () => {
    const all = shares(30, 20, 15, 10, 8, 6, 4, 3, 3, 1);
    expect(largestShares(all)).toEqual({
      shown: all.slice(0, 8),
      others: { amount: 4, percentage: 4, members: all.slice(8) },
      credits: [],
    });
  });

  it('counts credits neither among the eight nor among the others', () => {
    const all = shares(30, 20, 10, 10, 10, 5, 5, 5, 5, -2);
    expect(largestShares(all)).toEqual({
      shown: all.slice(0, 9),
      others: null,
      credits: all.slice(9),
    });
  });
});
