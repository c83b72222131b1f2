import {
  breakWords,
  chanceWords,
  intervalWords,
  type LongPlan,
  type Method,
  METHODS,
  SOURCED,
  steadyPath,
} from '@halyard/shared-contracts/long-run';
import { ChipGroup } from '@halyard/shared-contracts/ui';
import { Skeleton } from '@halyard/shared-contracts/ui/parts';
import { useMemo, useState } from 'react';
import { useOutcome } from '../../data/use-outcome';
import styles from './ahead.module.css';
import { METHOD_NAMES, METHOD_NOTES } from './ahead-words';
import { FanChart } from './fan-chart';

export function AheadAnswer({ plan }: { readonly plan: LongPlan }) {
  const [method, setMethod] = useState<Method>('blocks');
  const { outcome, busy } = useOutcome(plan, method);
  const steady = useMemo(() => steadyPath(plan, SOURCED.marketReturns.value), [plan]);
  const broken = outcome && breakWords(outcome);
  return (
    <div className={styles.ahead} aria-busy={busy}>
      {outcome ? (
        <>
          <div role="status">
            <p className={styles.answer}>{chanceWords(outcome, plan.lastAge)}</p>
            <p className={styles.note}>{intervalWords(outcome)}</p>
          </div>
          {broken && <p className={styles.note}>{broken}</p>}
          <FanChart plan={plan} outcome={outcome} steady={steady} />
        </>
      ) : (
        <div className={styles.waiting}>
          <Skeleton shape="block" width="100%" height="20rem" />
        </div>
      )}
      <div>
        <ChipGroup
          label="How the years are drawn"
          options={METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
          value={method}
          onChange={setMethod}
        />
        <p className={styles.note}>{METHOD_NOTES[method]}</p>
      </div>
    </div>
  );
}
