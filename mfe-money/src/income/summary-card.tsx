import type { AveragePaystub } from '@halyard/shared-contracts/finance';
import { Card, Figure, Money } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { payFrequency, sourceWords } from './income-words';
import styles from './income.module.css';

interface SummaryCardProps {
  readonly income: IncomeAnswer;
  readonly average: AveragePaystub | null;
}

export function SummaryCard({ income, average }: SummaryCardProps) {
  const { annualIncome, incomeBasis, incomeSources } = income;
  const isAssumed = average === null && annualIncome !== null && incomeSources.length === 0;
  return (
    <Card title="Income Summary">
      <div className={styles.figures}>
        <Figure label="Annual Salary" value={<Money amount={annualIncome} />} />
        <Figure label="Pay Frequency" value={payFrequency(income)} />
        <Figure label="Average Net per Paycheck" value={<Money amount={average?.net ?? null} />} />
        <Figure
          label="Average Gross per Paycheck"
          value={<Money amount={average?.gross ?? null} />}
        />
      </div>
      {incomeSources.length > 0 && (
        <ul className={styles.sources} aria-label="Regular income">
          {incomeSources.map(sourceWords).map((words) => (
            <li key={words} className={styles.note}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {isAssumed && (
        <p className={styles.note}>Without paystubs, a paycheck every two weeks is assumed.</p>
      )}
      {incomeBasis === 'deposits' && (
        <p className={styles.note}>
          Your income is estimated from your regular deposits, after tax.
        </p>
      )}
    </Card>
  );
}
