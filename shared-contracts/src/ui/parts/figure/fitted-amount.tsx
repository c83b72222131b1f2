import { Money } from '@halyard/shared-contracts/ui';
import { type Cents, formatUsd, ZERO } from '../../../money';
import styles from './fitted-amount.module.css';

/** A character is about 0.6 of its font size wide. */
const ROOM_PERCENT = 160;

interface FittedAmountProps {
  readonly amount: Cents | null;
  readonly tone?: 'auto' | 'plain';
}

export function FittedAmount({ amount, tone = 'plain' }: FittedAmountProps) {
  const characters = formatUsd(amount ?? ZERO).length;
  return (
    <span className={styles.room}>
      <span style={{ fontSize: `min(1em, ${ROOM_PERCENT / characters}cqi)` }}>
        <Money amount={amount} tone={tone} />
      </span>
    </span>
  );
}
