import { marketFor, type Method } from '../random/market';
import { BLOCK_YEARS, PATHS, SEED } from '../settings';
import { marketReturns } from '../sourced/market-returns';
import { outcomeSteps } from './outcome';
import type { LongPlan } from './plan';

/** Runs the simulation of every screen and PDF in small steps. The last step returns the outcome. */
export const futureSteps = (plan: LongPlan, method: Method): ReturnType<typeof outcomeSteps> =>
  outcomeSteps(
    plan,
    marketFor(method, marketReturns.value, { seed: SEED, paths: PATHS, blockYears: BLOCK_YEARS }),
  );
