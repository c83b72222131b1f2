import { NO_CHANGES } from '@halyard/shared-contracts/long-run';
import { cents } from '@halyard/shared-contracts/money';
import { kindsIn, kindWords, withKind, withoutKind } from './draft';

const home = {
  ...NO_CHANGES,
  homePrice: cents(300_000_00),
  homeDown: cents(60_000_00),
  homeRate: 6,
  homeYears: 15,
  rent: cents(1_500_00),
};

describe('a draft of a what-if', () => {
  it('drops a change that was taken back and keeps the rest', () => {
    expect(withoutKind(home, 'home')).toEqual(NO_CHANGES);
    expect(withoutKind({ ...home, marketFall: 40 }, 'home')).toEqual({
      ...NO_CHANGES,
      marketFall: 40,
    });
  });

  it('names what changes', () => {
    const both = withKind(home, 'pay');
    expect(kindsIn(both)).toEqual(['home', 'pay']);
    expect(kindWords(both)).toBe('Buy a home · Lose pay');
    expect(kindWords(NO_CHANGES)).toBe('No changes');
  });
});
