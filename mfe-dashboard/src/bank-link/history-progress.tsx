import { Check } from 'lucide-react';
import type { Bank } from './bank-state';
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

interface HistoryStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'to-come';
}

const LABELS = ['Accounts', 'Last 30 days', 'Full history'] as const;

function stepsDone({ history, accounts }: Bank): number {
  if (history === 'complete') return LABELS.length;
  if (history === 'initial') return 2;
  return accounts > 0 ? 1 : 0;
}

function historySteps(bank: Bank): readonly HistoryStep[] {
  const done = stepsDone(bank);
  if (done === LABELS.length || bank.status === 'revoked') return [];
  return LABELS.map((label, index) => ({
    label,
    state: index < done ? 'done' : index === done ? 'current' : 'to-come',
  }));
}
