import type { RecommendedAction } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, ProgressBar } from '@halyard/shared-contracts/ui';
import { actionWords } from './action-words';
import styles from './wealth-plan.module.css';

interface ActionsCardProps {
  readonly actions: readonly RecommendedAction[];
  readonly incomeKnown: boolean;
}

export function ActionsCard({ actions, incomeKnown }: ActionsCardProps) {
  return (
    <Card
      title="Recommended Actions"
      footer="Educational information from your own figures, no professional advice."
    >
      {actions.length === 0 && (
        <EmptyState
          title="Nothing to act on right now"
          hint={
            incomeKnown
              ? 'Your savings, debts, and investments meet every goal that this plan checks.'
              : 'Your savings and debts meet every goal that this plan checks. Investments join once your income is known.'
          }
        />
      )}
      <ul role="list" className={styles.entries}>
        {actions.map((action) => {
          const { title, text, progress } = actionWords(action);
          return (
            <li key={action.kind}>
              <h3 className={styles.entryTitle}>{title}</h3>
              <p className={styles.entryText}>{text}</p>
              {progress && (
                <div className={styles.progress}>
                  <ProgressBar label={progress.label} value={progress.percent} tone="info" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
