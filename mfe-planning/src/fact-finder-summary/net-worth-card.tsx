import { AsOf, Card, Figure, Money } from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import { HeroAmount } from '../hero-amount';
import styles from './summary.module.css';

export function NetWorthCard({ netWorth }: { readonly netWorth: NetWorthAnswer }) {
  const { current, assets, liabilities, asOf } = netWorth;
  return (
    <Card title="What you own and owe" actions={<AsOf instant={asOf} />}>
      <Figure label="Net Worth" size="hero" value={<HeroAmount amount={current} tone="auto" />} />
      <div className={styles.sides}>
        <Figure label="Assets" value={<Money amount={assets} />} />
        <Figure label="Liabilities" value={<Money amount={liabilities} />} />
      </div>
    </Card>
  );
}
