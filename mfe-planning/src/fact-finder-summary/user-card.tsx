import { formatUsd } from '@halyard/shared-contracts/money';
import { Card, Facts } from '@halyard/shared-contracts/ui';
import { OpenQuestions } from './open-questions';
import styles from './summary.module.css';
import { summaryUser } from './summary-user';
import type { Summary } from './use-summary';

export function UserCard({ summary }: { readonly summary: Summary }) {
  const { name, age, job, location, income, incomeBasis } = summaryUser(summary.facts, summary);
  return (
    <Card title="About you">
      <Facts
        facts={[
          ['Name', name],
          ['Age', age],
          ['Job', job],
          ['Location', location],
          ['Annual income', income === null ? null : formatUsd(income)],
        ]}
      />
      {incomeBasis === 'deposits' && (
        <p className={styles.note}>Income is estimated from your regular deposits, after tax.</p>
      )}
      <OpenQuestions answers={[name, age, job, location, income]} />
    </Card>
  );
}
