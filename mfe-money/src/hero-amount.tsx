import type { Cents } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import styles from './hero-amount.module.css';

/** The one figure a screen is opened for, in the place of a summary card's value; as large as the card allows. */
export function HeroAmount({ amount }: { readonly amount: Cents | null }) {
  return (
    <span className={styles.box}>
      <span className={styles.amount}>
        <Money amount={amount} />
      </span>
    </span>
  );
}
