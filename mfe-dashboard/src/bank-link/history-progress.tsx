import { Check } from 'lucide-react';
import type { Bank } from './bank-state';
import { historySteps } from './history-steps';
import styles from './connections.module.css';

const SPOKEN = { done: 'done', current: 'under way', 'to-come': 'to come' };

/** A first history arrives as accounts, then 30 days, then everything. */
export function HistoryProgress({ bank }: { bank: Bank }) {
  const steps = historySteps(bank);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={`History from ${bank.institution}`} role="list">
      {steps.map(({ label, state }) => (
        <li
          key={label}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          aria-label={`${label}: ${SPOKEN[state]}`}
        >
          {state === 'done' && <Check size={14} aria-hidden="true" />}
          {label}
        </li>
      ))}
    </ol>
  );
}
