import type { BudgetLine } from '@halyard/shared-contracts/finance';
import { shortMonthLabel } from '@halyard/shared-contracts/ui';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import styles from '../budget.module.css';

const signed = (amount: Cents): string => `${amount > 0 ? '+' : ''}${formatUsd(amount)}`;

export function LineSource({ line }: { readonly line: BudgetLine }) {
  const { carried, moved, setting } = line;
  const words = [
    carried === 0 ? '' : `${signed(carried)} carried over`,
    moved === 0 ? '' : `${signed(moved)} moved`,
    setting.kind === 'target'
      ? `${formatUsd(setting.amount, { decimals: 0 })} by ${shortMonthLabel(setting.by)}`
      : '',
  ].filter((each) => each !== '');
  if (words.length === 0) return null;
  return (
    <>
      {words.map((each) => (
        <span key={each} className={styles.source}>
          {each}
        </span>
      ))}
    </>
  );
}
