import type { Cents } from '@halyard/shared-contracts/money';
import {
  Card,
  chartColor,
  EmptyState,
  LazyPieChart,
  Money,
  monthLabel,
  Share,
} from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import styles from './spending-card.module.css';

export function SpendingCard({ spending }: { spending: SpendingAnswer }) {
  const month = monthLabel(spending.month);
  const slices = spending.categories.map(({ category, amount, percentage }, index) => ({
    name: category,
    amount,
    percentage,
    color: chartColor(index),
  }));
  return (
    <Card title="Spending Breakdown" actions={<span className={styles.month}>{month}</span>}>
      <div className={styles.frame}>
        {slices.length === 0 ? (
          <EmptyState
            title={`No spending in ${month}`}
            hint="Spending shows up here by category."
          />
        ) : (
          <div className={styles.parts}>
            <LazyPieChart
              slices={slices.filter(isCharge)}
              ariaLabel={`Spending in ${month} by category`}
            />
            <SpendingLegend slices={slices} total={spending.total} />
          </div>
        )}
      </div>
    </Card>
  );
}

interface Slice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
  readonly color: string;
}

const isCharge = ({ amount }: Slice): boolean => amount > 0;

interface SpendingLegendProps {
  readonly slices: readonly Slice[];
  readonly total: Cents;
}

function SpendingLegend({ slices, total }: SpendingLegendProps) {
  return (
    <ul className={styles.legend} role="list">
      {slices.map(({ name, amount, percentage, color }) => (
        <li key={name} className={styles.row}>
          <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <Money amount={amount} decimals={0} />
          <span className={styles.share}>
            {amount < 0 ? 'credit' : <Share value={percentage} />}
          </span>
        </li>
      ))}
      <li className={styles.total}>
        <span className={styles.name}>Total</span>
        <Money amount={total} decimals={0} />
        <span className={styles.share} />
      </li>
    </ul>
  );
}
