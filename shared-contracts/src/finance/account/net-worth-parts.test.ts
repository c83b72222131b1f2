import { subtract, sum, cents } from '../../money';
import { account, liability } from '../../testing/builders';
import { randomUsers } from '../../testing/random-users';
import { isoMonth } from '../civil-date';
import { netWorthParts } from './net-worth-parts';
import { netWorth, netWorthHeld } from './totals';

const pointOf = (held: ReturnType<typeof netWorthHeld>) => ({
  date: isoMonth('2026-10'),
  value: sum(held.map(({ value }) => value)),
  assets: cents(0),
  liabilities: cents(0),
  held,
});

describe('the parts of a change of the net worth', () => {
  it.each(randomUsers(60))('of random user %i add up to the cent', (_, user) => {
    const before = user.accounts.map((each, at) => ({
      ...each,
      balance: each.balance === null ? null : cents(each.balance - at * 1_001),
      closed: at % 5 === 4,
    }));
    const held = netWorthHeld(before, user.liabilities);
    const then = netWorth(before, user.liabilities);
    expect(sum(held.map(({ value }) => value))).toBe(then);
    const parts = netWorthParts(user, pointOf(held)) ?? [];
    const now = netWorth(user.accounts, user.liabilities);
    expect(sum(parts.map(({ change }) => change))).toBe(subtract(now, then));
  });

  it('begin with the largest, and a debt that was paid down raises the net worth', () => {
    const accounts = [account({ id: 'a', name: 'Checking', balance: cents(90_00) })];
    const liabilities = [liability({ id: 'd', name: 'Card', balance: cents(100_00) })];
    const held = [
      { id: 'a', value: cents(100_00) },
      { id: 'd', value: cents(-150_00) },
    ];
    const parts = netWorthParts({ accounts, liabilities }, pointOf(held));
    expect(parts?.map(({ name, change }) => [name, change])).toEqual([
      ['Card', 50_00],
      ['Checking', -10_00],
    ]);
  });

  it('are not known if nobody recorded the accounts of that month', () => {
    const { held, ...point } = pointOf([]);
    expect(netWorthParts({ accounts: [], liabilities: [] }, point)).toBeNull();
    expect(held).toEqual([]);
  });
});
