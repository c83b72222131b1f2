import { Card, Figure, Money } from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import { NetWorthMove } from './net-worth-move';
import styles from './net-worth-card.module.css';

export function NetWorthCard({ netWorth }: { netWorth: NetWorthAnswer }) {
  return (
    <Card title="Net Worth">
      <div className={styles.head}>
        <p className={styles.total}>
          <Money amount={netWorth.current} />
        </p>
        <p className={styles.move}>
          <NetWorthMove change={netWorth.change} />
        </p>
      </div>
      <div className={styles.parts}>
        <Figure label="Assets" value={<Money amount={netWorth.assets} />} />
        <Figure label="Liabilities" value={<Money amount={netWorth.liabilities} />} />
      </div>
    </Card>
  );
}
