import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import styles from './hero-amount.module.css';

export function HeroAmount({ amount }: { readonly amount: Cents | null }) {
  return (
    <span className={styles.box}>
      <span className={styles.amount}>
        <Money amount={amount} />
      </span>
    </span>
  );
}
