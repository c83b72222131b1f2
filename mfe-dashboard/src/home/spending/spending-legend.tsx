import type { Cents } from '@halyard/shared-contracts/money';
import { Money, Share } from '@halyard/shared-contracts/ui';
import styles from './spending-card.module.css';

interface Slice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
  readonly color: string;
}

interface SpendingLegendProps {
  readonly slices: readonly Slice[];
  readonly total: Cents;
}

export function SpendingLegend({ slices, total }: SpendingLegendProps) {
  return (
    <ul className={styles.legend} role="list">
      {slices.map(({ name, amount, percentage, color }) => (
        <li key={name} className={styles.row}>
          <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <Money amount={amount} decimals={0} />
          <span className={styles.share}>
            <Share value={percentage} />
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
