import { type Cents, formatUsd, ZERO } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import styles from './hero-amount.module.css';

/** A character is about 0.6 of its font size wide; this is its share of the room in percent. */
const ROOM_PERCENT = 160;

interface HeroAmountProps {
  readonly amount: Cents | null;
  readonly tone?: 'auto' | 'plain';
}

export function HeroAmount({ amount, tone = 'plain' }: HeroAmountProps) {
  const characters = formatUsd(amount ?? ZERO).length;
  return (
    <span className={styles.room}>
      <span style={{ fontSize: `clamp(1rem, ${ROOM_PERCENT / characters}cqi, 1em)` }}>
        <Money amount={amount} tone={tone} />
      </span>
    </span>
  );
}
