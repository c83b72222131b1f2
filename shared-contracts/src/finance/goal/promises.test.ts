import { account } from '../../testing/builders';
import { cents, sum } from '../../money';
import { freeIn, fundable, fundedPromises, promiseConflict } from './promises';
import { amountOf, goal, shareOf } from './testing/goals';

const savings = (dollars: number | null) =>
  account({
    id: 'savings',
    type: 'savings',
    balance: dollars === null ? null : cents(dollars * 100),
  });

const heldOf = (goals: Parameters<typeof fundedPromises>[0], dollars: number | null) =>
  fundedPromises(goals, [savings(dollars)]).map(({ held }) => held / 100);

// Covers P3-B5-2.
describe('what goals hold', () => {
  test.each([
    [
      'the promised amount',
      1_000,
      [amountOf('savings', 300), amountOf('savings', 200)],
      [300, 200],
    ],
    ['the promised share', 1_000, [shareOf('savings', 0.6), shareOf('savings', 0.4)], [600, 400]],
    [
      'less for the less important goal',
      400,
      [amountOf('savings', 300), amountOf('savings', 200)],
      [300, 100],
    ],
    [
      'nothing of an overdrawn account',
      -5,
      [amountOf('savings', 300), shareOf('savings', 0.5)],
      [0, 0],
    ],
    ['nothing of an account without a balance', null, [shareOf('savings', 1)], [0]],
    ['nothing of an account that does not exist', 1_000, [amountOf('gone', 300)], [0]],
  ])('is %s', (_, dollars, promises, held) => {
    expect(
      heldOf(
        promises.map((each) => goal({ promises: [each] })),
        dollars,
      ),
    ).toEqual(held);
  });

  test('follows the order of importance and not the order of the list', () => {
    const first = goal({ order: 0, promises: [amountOf('savings', 80)] });
    const second = goal({ order: 1, promises: [amountOf('savings', 80)] });
    const held = fundedPromises([second, first], [savings(100)]);
    expect(held.map(({ goalId, held: each }) => [goalId, each])).toEqual([
      [first.id, 8_000],
      [second.id, 2_000],
    ]);
  });

  test('is zero in a home or a closed account', () => {
    const accounts = [
      account({ id: 'home', type: 'home', balance: cents(1) }),
      account({ id: 'old', closed: true, balance: cents(1) }),
    ];
    expect(fundable(accounts).size).toBe(0);
  });

  test('rounds three thirds so that they do not exceed the account', () => {
    const thirds = [333_333, 333_333, 333_334].map((millionths) =>
      goal({ promises: [{ accountId: 'savings', millionths }] }),
    );
    const held = fundedPromises(thirds, [account({ id: 'savings', balance: cents(100_01) })]);
    expect(sum(held.map((each) => each.held))).toBeLessThanOrEqual(100_01);
  });

  test('is exact for the largest balance', () => {
    const whole = goal({ promises: [shareOf('savings', 1)] });
    const accounts = [account({ id: 'savings', balance: cents(10_000_000_000_001) })];
    expect(fundedPromises([whole], accounts)[0]?.held).toBe(10_000_000_000_001);
  });
});

// Covers P3-B5-3.
describe('a promise', () => {
  const other = goal({ promises: [amountOf('savings', 700)] });
  const half = goal({ promises: [shareOf('savings', 0.5)] });
  const taken = (
    promises: Parameters<typeof goal>[0],
    before: ReturnType<typeof goal> | null,
    others = [other],
    dollars = 1_000,
  ) => promiseConflict(goal(promises), { before, others, accounts: [savings(dollars)] });

  test.each([
    ['exactly what is free', { promises: [amountOf('savings', 300)] }, null],
    [
      'a cent more',
      { promises: [amountOf('savings', 300.01)] },
      { accountId: 'savings', free: 300_00 },
    ],
    ['a share that is free', { promises: [shareOf('savings', 0.3)] }, null],
    [
      'a larger share',
      { promises: [shareOf('savings', 0.31)] },
      { accountId: 'savings', free: 300_00 },
    ],
    [
      'an account that does not exist',
      { promises: [amountOf('gone', 1)] },
      { accountId: 'gone', free: 0 },
    ],
    ['nothing', { promises: [] }, null],
  ])('of %s is possible, or is refused with the free amount', (_, promises, expected) => {
    expect(taken(promises, null)).toEqual(expected);
  });

  test('of shares above the whole account is refused even if the account is empty', () => {
    expect(taken({ promises: [shareOf('savings', 0.6)] }, null, [half], 0)).toEqual({
      accountId: 'savings',
      free: 0,
    });
    expect(taken({ promises: [shareOf('savings', 0.5)] }, null, [half], 0)).toBeNull();
  });

  test('that was possible once stays possible after the balance has fallen, and cannot grow', () => {
    const before = goal({ promises: [amountOf('savings', 300)] });
    expect(taken({ promises: [amountOf('savings', 300)] }, before, [other], 400)).toBeNull();
    expect(taken({ promises: [amountOf('savings', 250)] }, before, [other], 400)).toBeNull();
    expect(taken({ promises: [amountOf('savings', 301)] }, before, [other], 400)).not.toBeNull();
  });

  test('leaves the rest of the account free, and never less than zero', () => {
    expect(freeIn([other, half], 'savings', fundable([savings(2_000)]))).toBe(300_00);
    expect(freeIn([other, half], 'savings', fundable([savings(1_000)]))).toBe(0);
  });
});
