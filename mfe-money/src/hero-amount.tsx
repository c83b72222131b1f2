import type { Cents } from '@halyard/shared-contracts/money';
import { FittedAmount } from '@halyard/shared-contracts/ui/parts';
import styles from './hero-amount.module.css';

export function HeroAmount({ amount }: { readonly amount: Cents | null }) {
  return (
    <span className={styles.amount}>
      <FittedAmount amount={amount} />
    </span>
  );
}
