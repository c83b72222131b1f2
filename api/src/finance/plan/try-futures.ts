import { futureSteps, type LongPlan, type Outcome } from '@halyard/shared-contracts/long-run';
import { setImmediate as letOthersRun } from 'node:timers/promises';

/** Simulates the same futures as the screens and serves other requests in between. */
export async function tryFutures(plan: LongPlan): Promise<Outcome> {
  const steps = futureSteps(plan, 'blocks');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await letOthersRun();
  }
}
