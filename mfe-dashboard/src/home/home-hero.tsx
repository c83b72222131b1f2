import { Figure, Money } from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import { NetWorthMove } from './net-worth/net-worth-move';
import { Search } from '@halyard/shared-contracts/search';
import styles from './home.module.css';

export function HomeHero({ netWorth }: { netWorth: NetWorthAnswer }) {
  return (
    <div className={styles.hero}>
      <div>
        <Figure size="hero" label="Net worth" value={<Money amount={netWorth.current} />} />
        <p className={styles.move}>
          <NetWorthMove change={netWorth.change} />
        </p>
      </div>
      <Search />
    </div>
  );
}
