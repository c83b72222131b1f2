import { STEPS } from '@halyard/shared-contracts/onboarding';
import { Check } from 'lucide-react';
import styles from './step-indicator.module.css';

const stateOf = (index: number, current: number): 'completed' | 'active' | 'inactive' =>
  index < current ? 'completed' : index === current ? 'active' : 'inactive';

export function StepIndicator({ current }: { current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map(({ title }, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={title}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {state === 'completed' ? <Check size={14} /> : index + 1}
            </span>
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
