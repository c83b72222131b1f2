import { Money, Percent, Share } from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import styles from './net-worth-card.module.css';

export function NetWorthMove({ change }: Pick<NetWorthAnswer, 'change'>) {
  const Change = change.amount === 0 ? Percent : Share;
  return (
    <span className={change.amount < 0 ? styles.down : styles.up}>
      <Money amount={change.amount} plus /> (<Change value={change.percent} />)
    </span>
  );
}
