import { STEPS } from '@halyard/shared-contracts/onboarding';
import styles from './step-indicator.module.css';

const stateOf = (index: number, current: number): 'completed' | 'active' | 'inactive' =>
  index < current ? 'completed' : index === current ? 'active' : 'inactive';

interface StepIndicatorProps {
  readonly current: number;
  /** It is a share from 0 to 1. */
  readonly done: number;
}

export function StepIndicator({ current, done }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map(({ title }, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={title}
            className={styles[state]}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <progress
              max={1}
              value={state === 'active' ? done : Number(state === 'completed')}
              aria-hidden="true"
              className={styles.bar}
            />
            <span className={styles.title}>
              {title}
              <span className="sr-only">, {state}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
