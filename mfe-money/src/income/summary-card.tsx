import { averageDeposit, type AveragePaystub } from '@halyard/shared-contracts/finance';
import { Card, Figure, Money } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { payFrequency } from './income-words';
import styles from './income.module.css';
import { SourceRows } from './source-rows';

interface SummaryCardProps {
  readonly income: IncomeAnswer;
  readonly average: AveragePaystub | null;
}

function NetPay({ income, average }: SummaryCardProps) {
  const { incomeSources } = income;
  const net = average?.net ?? averageDeposit(incomeSources);
  return net === null && incomeSources.length > 0 ? 'It varies' : <Money amount={net} />;
}

export function SummaryCard({ income, average }: SummaryCardProps) {
  const { annualIncome, incomeBasis, incomeSources } = income;
  const hasOnlyDeposits = average === null && incomeSources.length > 0;
  const isAssumed = average === null && annualIncome !== null && incomeSources.length === 0;
  return (
    <Card title="Income Summary">
      <div className={styles.figures}>
        <Figure label="Annual Salary" value={<Money amount={annualIncome} />} />
        <Figure label="Pay Frequency" value={payFrequency(income)} />
        <Figure
          label="Average Net per Paycheck"
          value={<NetPay income={income} average={average} />}
        />
        <Figure
          label="Average Gross per Paycheck"
          value={hasOnlyDeposits ? 'Not in deposits' : <Money amount={average?.gross ?? null} />}
        />
      </div>
      {incomeSources.length > 0 && <SourceRows sources={incomeSources} />}
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
