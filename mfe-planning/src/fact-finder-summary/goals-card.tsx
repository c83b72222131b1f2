import { spokenDate } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { safeStorage } from '@halyard/shared-contracts/store';
import { ButtonLink, Card, EmptyState } from '@halyard/shared-contracts/ui';
import { goalOf } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { storedAnswers } from '../data/stored-answers';
import { NotRead } from './not-read';
import styles from './summary.module.css';
import { summaryGoals } from './summary-view';

function goalWords(text: string): string {
  const { what, amount, by } = goalOf(text);
  const target = amount === null ? '' : formatUsd(amount, { decimals: 0 });
  return [what, target, by === null ? '' : `by ${spokenDate(by)}`].filter(Boolean).join(', ');
}

interface GoalsCardProps {
  readonly goals: readonly string[] | null;
  readonly onRetry: () => void;
}

export function GoalsCard({ goals, onRetry }: GoalsCardProps) {
  const [answers] = useState(() => storedAnswers(safeStorage('localStorage')));
  const all = summaryGoals(goals ?? [], answers);
  return (
    <Card title="Goals">
      {goals === null && <NotRead what="Your goals" onRetry={onRetry} />}
      {goals !== null && all.length === 0 && (
        <EmptyState
          title="No goals yet"
          hint="Write down what you are saving for."
          action={<ButtonLink to="/fact-finder">Add goals</ButtonLink>}
        />
      )}
      <ul role="list" className={styles.goals}>
        {all.map(({ text, when }) => (
          <li key={`${when} ${text}`}>
            {goalWords(text)}
            {when && <span className={styles.when}> {when}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
