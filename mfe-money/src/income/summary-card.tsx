import type { AveragePaystub } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { Card, Figure, Money } from '@halyard/shared-contracts/ui';
import styles from './income.module.css';

interface SummaryCardProps {
  readonly annual: Cents | null;
  readonly estimated: boolean;
  readonly average: AveragePaystub | null;
}

export function SummaryCard({ annual, estimated, average }: SummaryCardProps) {
  return (
    <Card title="Income Summary">
      <div className={styles.figures}>
        <Figure label="Annual Salary" value={<Money amount={annual} />} />
        <Figure label="Pay Frequency" value="Bi-weekly" />
        <Figure label="Average Net per Paycheck" value={<Money amount={average?.net ?? null} />} />
        <Figure
          label="Average Gross per Paycheck"
          value={<Money amount={average?.gross ?? null} />}
        />
      </div>
      {average === null && (
        <p className={styles.note}>Without paystubs, a paycheck every two weeks is assumed.</p>
      )}
      {estimated && (
        <p className={styles.note}>
          Your income is estimated from your regular deposits, after tax.
        </p>
      )}
    </Card>
  );
}
