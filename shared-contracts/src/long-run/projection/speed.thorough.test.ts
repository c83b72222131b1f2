import { cents } from '../../money';
import { marketFor, METHODS } from '../random/market';
import { BLOCK_YEARS, PATHS, SEED } from '../settings';
import { marketReturns } from '../sourced/market-returns';
import { timeLimit } from '../../testing/machine';
import { QUIET } from '../testing/plans';
import { outcomeSteps } from './outcome';
import type { LongPlan } from './plan';

const MOST_MS = timeLimit(500);
const MOST_SLICE_MS = timeLimit(50);
/** Garbage collection and compiling can only add to a time, so the smallest time is the best measure. */
const ROUNDS = 3;

/** The household has accounts of each kind, debts, and taxes, over 60 years. */
const LONG: LongPlan = {
  ...QUIET,
  age: 40,
  retirementAge: 60,
  lastAge: 99,
  status: 'joint',
  accounts: (['open', 'preTax', 'roth'] as const).map((pool) => ({
    pool,
    amount: cents(150_000_00),
    mix: { stocks: 60, bonds: 30, bills: 10 },
  })),
  spending: cents(60_000_00),
  benefits: cents(30_000_00),
  debtPayments: Array.from({ length: 25 }, () => cents(12_000_00)),
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function timed(method: (typeof METHODS)[number]): { total: number; longest: number } {
  const start = processorMs();
  const draws = { seed: SEED, paths: PATHS, blockYears: BLOCK_YEARS };
  const steps = outcomeSteps(LONG, marketFor(method, marketReturns.value, draws));
  let [last, longest, done] = [start, 0, false];
  while (!done) {
    done = steps.next().done === true;
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { total: last - start, longest };
}

// Covers P3-C1-10.
it.each(METHODS)('5,000 paths over 60 years by %s are fast and come in short slices', (method) => {
  const rounds = Array.from({ length: ROUNDS }, () => timed(method));
  expect(Math.min(...rounds.map(({ total }) => total))).toBeLessThanOrEqual(MOST_MS);
  expect(Math.min(...rounds.map(({ longest }) => longest))).toBeLessThanOrEqual(MOST_SLICE_MS);
});
