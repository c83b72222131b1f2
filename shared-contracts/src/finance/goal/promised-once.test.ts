import fc from 'fast-check';
import { cents, sum } from '../../money';
import { account } from '../../testing/builders';
import type { Account } from '../entities';
import { type Goal, type GoalPromise, WHOLE_ACCOUNT } from './goal';
import { fundable, fundedPromises, promiseConflict } from './promises';
import { goal } from './testing/goals';
import { countOf } from '../../testing/thorough';

const IDS = ['checking', 'savings', 'fund'] as const;

const anyId = fc.constantFrom(...IDS);
const anyPromise: fc.Arbitrary<GoalPromise> = fc.oneof(
  fc.record({ accountId: anyId, millionths: fc.integer({ min: 0, max: WHOLE_ACCOUNT }) }),
  fc.record({ accountId: anyId, amount: fc.integer({ min: 0, max: 2_000_00 }).map(cents) }),
);
const anyPromises = fc.uniqueArray(anyPromise, {
  maxLength: 3,
  selector: ({ accountId }) => accountId,
});
const at = fc.nat({ max: 9 });

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('add' as const), promises: anyPromises }),
  fc.record({ do: fc.constant('change' as const), at, promises: anyPromises }),
  fc.record({ do: fc.constant('remove' as const), at }),
  fc.record({ do: fc.constant('reorder' as const), at, to: at }),
  fc.record({
    do: fc.constant('balance' as const),
    id: anyId,
    balance: fc.option(fc.integer({ min: -500_00, max: 3_000_00 }).map(cents)),
  }),
  fc.record({ do: fc.constant('close' as const), id: anyId }),
  fc.record({ do: fc.constant('delete' as const), id: anyId }),
);

interface World {
  readonly goals: readonly Goal[];
  readonly accounts: readonly Account[];
}

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const numbered = (goals: readonly Goal[]) => goals.map((each, order) => ({ ...each, order }));

/** Acts like the product: it refuses a promise of money that is taken, and accepts any change of an account. */
function after({ goals, accounts }: World, step: Step): World {
  const found = 'at' in step ? (goals[step.at % (goals.length || 1)] ?? null) : null;
  const others = goals.filter((each) => each !== found);
  switch (step.do) {
    case 'add': {
      const isTaken = promiseConflict(step, { before: null, others: goals, accounts }) !== null;
      const added = { promises: step.promises, order: goals.length };
      return isTaken ? { goals, accounts } : { goals: [...goals, goal(added)], accounts };
    }
    case 'change': {
      if (!found || promiseConflict(step, { before: found, others, accounts }))
        return { goals, accounts };
      const changed = { ...found, promises: step.promises };
      return { goals: goals.map((each) => (each === found ? changed : each)), accounts };
    }
    case 'remove':
      return { goals: numbered(others), accounts };
    case 'reorder':
      return { goals: found ? numbered(others.toSpliced(step.to, 0, found)) : goals, accounts };
    case 'balance': {
      const changed = (each: Account) =>
        each.id === step.id ? { ...each, balance: step.balance } : each;
      return { goals, accounts: accounts.map(changed) };
    }
    case 'close': {
      const changed = (each: Account) => (each.id === step.id ? { ...each, closed: true } : each);
      return { goals, accounts: accounts.map(changed) };
    }
    case 'delete':
      return { goals, accounts: accounts.filter(({ id }) => id !== step.id) };
  }
}

function requireOnce({ goals, accounts }: World): void {
  const funded = fundedPromises(goals, accounts);
  for (const id of IDS) {
    const there = fundable(accounts).get(id) ?? 0;
    const held = funded.filter(({ promise }) => promise.accountId === id).map((each) => each.held);
    expect(held.every((each) => each >= 0)).toBe(true);
    expect(sum(held)).toBeLessThanOrEqual(there);
  }
}

function requireKept(before: World, now: World, step: Step): void {
  if (step.do !== 'add' || now.goals.length === before.goals.length) return;
  const added = now.goals.at(-1)!;
  const held = fundedPromises(now.goals, now.accounts).filter(({ goalId }) => goalId === added.id);
  for (const { promise, held: there } of held) {
    if ('amount' in promise) expect(there).toBe(promise.amount);
  }
}

// Covers P3-B5-2, P3-B5-3.
test('no sequence of goals, balances that fall, and deletions promises a dollar twice', () => {
  const property = fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
    let world: World = {
      goals: [],
      accounts: IDS.map((id) => account({ id, type: 'savings', balance: cents(1_000_00) })),
    };
    for (const step of steps) {
      const next = after(world, step);
      requireOnce(next);
      requireKept(world, next, step);
      world = next;
    }
  });
  fc.assert(property, {
    numRuns: Number(process.env['GOAL_RUNS'] ?? countOf({ usual: 50, thorough: 3_000 })),
  });
});
