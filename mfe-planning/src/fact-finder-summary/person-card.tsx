import { formatUsd } from '@halyard/shared-contracts/money';
import { Card } from '@halyard/shared-contracts/ui';
import { Facts } from '../facts';
import { NOT_ANSWERED } from './not-answered';
import styles from './summary.module.css';
import { summaryIncome } from './summary-view';
import type { Summary } from './use-summary';

export function PersonCard({ summary }: { readonly summary: Summary }) {
  const { name, age, occupation, location } = summary.profile;
  const { amount, basis } = summaryIncome(summary);
  return (
    <Card title="About you">
      <Facts
        facts={[
          ['Name', name ?? NOT_ANSWERED],
          ['Age', age ?? NOT_ANSWERED],
          ['Job', occupation ?? NOT_ANSWERED],
          ['Location', location ?? NOT_ANSWERED],
          ['Annual income', amount === null ? NOT_ANSWERED : formatUsd(amount)],
        ]}
      />
      {basis === 'deposits' && (
        <p className={styles.note}>Income is estimated from your salary deposits, after tax.</p>
      )}
    </Card>
  );
}
