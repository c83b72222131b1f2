import type { Cents } from '@halyard/shared-contracts/money';
import { Card, Figure } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import { FittedAmount } from '@halyard/shared-contracts/ui/parts';
import styles from './total-card.module.css';

interface TotalCardProps {
  readonly label: string;
  readonly amount: Cents;
  readonly note: string;
  readonly children?: ReactNode;
  /** The chart is beside the amount if there is room. */
  readonly chart?: ReactNode;
}

export function TotalCard({ label, amount, note, children, chart }: TotalCardProps) {
  return (
    <Card>
      <div className={styles.total}>
        <div className={styles.main}>
          <Figure label={label} value={<FittedAmount amount={amount} />} size="hero" />
          <p className={styles.note}>{note}</p>
          {children && <div className={styles.further}>{children}</div>}
        </div>
        {chart && <div className={styles.chart}>{chart}</div>}
      </div>
    </Card>
  );
}
