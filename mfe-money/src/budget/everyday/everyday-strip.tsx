import type { EverydayBudget } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { Money } from '@halyard/shared-contracts/ui';
import { paceWords, reservedWords } from './everyday-words';
import styles from './everyday-strip.module.css';

export function EverydayStrip({ everyday }: { readonly everyday: EverydayBudget }) {
  const isOver = everyday.left < 0;
  return (
    <section aria-label="Everyday spending" className={styles.strip}>
      <p className={styles.line}>
        <span className={styles.amount}>
          <Money amount={abs(everyday.left)} decimals={0} tone={isOver ? 'negative' : 'plain'} />{' '}
          {isOver ? 'over' : 'left'}
        </span>
        <span className={styles.pace}>{paceWords(everyday)}</span>
      </p>
      <p className={styles.note}>{reservedWords(everyday)}</p>
    </section>
  );
}
