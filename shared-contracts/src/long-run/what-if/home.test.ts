import { cents, ZERO } from '../../money';
import { changesNothing, NO_CHANGES } from './changes';
import { newHome } from './home';

describe('newHome', () => {
  // $100,000 at 6 % for 30 years has a payment of $599.55 in the usual tables.
  it.each([
    [100_000_00, 0, 6, 30, 599_56],
    [120_000_00, 20_000_00, 0, 10, 833_34],
    [100_000_00, 100_000_00, 6, 30, 0],
    [100_000_00, 200_000_00, 6, 30, 0],
  ])('%d with %d down at %d %% for %d years costs %d a month', (price, down, rate, years, paid) => {
    const changes = {
      ...NO_CHANGES,
      homePrice: cents(price),
      homeDown: cents(down),
      homeRate: rate,
      homeYears: years,
    };
    expect(newHome(changes)?.payment).toBe(paid);
  });

  it('is null without a price', () => {
    expect(newHome({ ...NO_CHANGES, homeDown: cents(1_00) })).toBeNull();
    expect(changesNothing({ ...NO_CHANGES, homeDown: cents(1_00), extra: ZERO })).toBe(true);
    expect(changesNothing({ ...NO_CHANGES, marketFall: 1 })).toBe(false);
  });
});
