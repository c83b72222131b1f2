import {
  futureSteps,
  type LongPlan,
  type Method,
  type Outcome,
} from '@halyard/shared-contracts/long-run';
import { useEffect, useState } from 'react';

/** Input waits at most about this long. */
const SLICE_MS = 12;

const others = () => new Promise((resolve) => setTimeout(resolve));

async function runInSlices(
  plan: LongPlan,
  method: Method,
  isWanted: () => boolean,
): Promise<Outcome | null> {
  const steps = futureSteps(plan, method);
  while (isWanted()) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await others();
  }
  return null;
}

/** While a new plan runs, the last outcome stays visible. */
export function useOutcome(
  plan: LongPlan,
  method: Method,
): { outcome: Outcome | null; busy: boolean } {
  const [done, setDone] = useState<{ plan: LongPlan; method: Method; outcome: Outcome } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      const outcome = await runInSlices(plan, method, () => isWanted);
      if (outcome && isWanted) setDone({ plan, method, outcome });
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [plan, method]);
  return {
    outcome: done?.outcome ?? null,
    busy: done === null || done.plan !== plan || done.method !== method,
  };
}
