import { formatUsd } from '@halyard/shared-contracts/money';
import { Card, Facts } from '@halyard/shared-contracts/ui';
import { NOT_ANSWERED } from './not-answered';
import styles from './summary.module.css';
import { summaryUser } from './summary-user';
import type { Summary } from './use-summary';

export function UserCard({ summary }: { readonly summary: Summary }) {
  const { name, age, job, location, income, incomeBasis } = summaryUser(summary.facts, summary);
  return (
    <Card title="About you">
      <Facts
        facts={[
          ['Name', name ?? NOT_ANSWERED],
          ['Age', age ?? NOT_ANSWERED],
          ['Job', job ?? NOT_ANSWERED],
          ['Location', location ?? NOT_ANSWERED],
          ['Annual income', income === null ? NOT_ANSWERED : formatUsd(income)],
        ]}
      />
      {incomeBasis === 'deposits' && (
        <p className={styles.note}>Income is estimated from your regular deposits, after tax.</p>
      )}
    </Card>
  );
}
