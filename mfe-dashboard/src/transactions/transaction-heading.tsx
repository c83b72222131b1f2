import type { TransactionSort } from '@halyard/shared-contracts/finance';
import type { TransactionChoices } from './transaction-choices';
import styles from './transaction-list.module.css';

interface TransactionHeadingProps {
  readonly choices: Pick<TransactionChoices, 'sort' | 'direction'>;
}

const COLUMNS: readonly { readonly title: string; readonly sort?: TransactionSort }[] = [
  { title: 'Transaction', sort: 'merchant' },
  { title: 'Date', sort: 'date' },
  { title: 'Account' },
  { title: 'Amount', sort: 'amount' },
  { title: 'Actions' },
];

const WORDS = { asc: 'ascending', desc: 'descending' } as const;

/** The column headings; on a phone they are there for screen readers only. */
export function TransactionHeading({ choices }: TransactionHeadingProps) {
  return (
    <div role="rowgroup" className={styles.heading}>
      <div role="row" aria-rowindex={1} className={styles.columns}>
        {COLUMNS.map(({ title, sort }) => (
          <div
            key={title}
            role="columnheader"
            className={title === 'Amount' ? styles.end : undefined}
            aria-sort={sort && sort === choices.sort ? WORDS[choices.direction] : undefined}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}
