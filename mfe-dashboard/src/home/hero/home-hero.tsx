import { Search } from '@halyard/shared-contracts/search';
import { Figure, Money } from '@halyard/shared-contracts/ui';
import type { HomeAnswer } from '@halyard/shared-contracts/wire';
import { NetWorthMove } from '../net-worth/net-worth-move';
import styles from './home-hero.module.css';
import { SafeToSpend } from './safe-to-spend';

export function HomeHero({ netWorth, safeToSpend }: HomeAnswer) {
  return (
    <div className={styles.hero}>
      <div className={styles.figures}>
        <div>
          <Figure size="hero" label="Net worth" value={<Money amount={netWorth.current} />} />
          <p className={styles.move}>
            <NetWorthMove change={netWorth.change} />
          </p>
        </div>
        {safeToSpend && <SafeToSpend found={safeToSpend} />}
      </div>
      <Search />
    </div>
  );
}
