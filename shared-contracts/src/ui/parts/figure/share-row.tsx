import { type Cents, formatUsd } from '../../../money';
import styles from './share-row.module.css';

interface ShareRowProps {
  readonly name: string;
  readonly amount: Cents;
  /** It is a CSS color. */
  readonly color: string | undefined;
  readonly share: string;
  /** With it, the row is a button. */
  readonly onOpen: (() => void) | undefined;
}

/** A row of the legend of a chart that divides a sum. */
export function ShareRow({ name, amount, color, share, onOpen }: ShareRowProps) {
  const words = (
    <>
      <span className={styles.swatch} style={{ background: color }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>{formatUsd(amount, { decimals: 0 })}</span>
      <span className={styles.share}>{share}</span>
    </>
  );
  if (!onOpen) return <span className={styles.row}>{words}</span>;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      {words}
    </button>
  );
}
