import type { TransactionSort } from '@halyard/shared-contracts/finance';
import type { TransactionChoices } from '../filter/transaction-choices';
import styles from './transaction-list.module.css';

interface TransactionHeadingProps {
  readonly choices: Pick<TransactionChoices, 'sort' | 'direction'>;
}

interface Column {
  readonly title: string;
  readonly sort?: TransactionSort;
  readonly atEnd?: boolean;
}

const COLUMNS: readonly Column[] = [
  { title: 'Transaction', sort: 'merchant' },
  { title: 'Date', sort: 'date' },
  { title: 'Account' },
  { title: 'Amount', sort: 'amount', atEnd: true },
  { title: 'Actions', atEnd: true },
];

const WORDS = { asc: 'ascending', desc: 'descending' } as const;

export function TransactionHeading({ choices }: TransactionHeadingProps) {
  return (
    <div role="rowgroup" className={styles.heading}>
      <div role="row" aria-rowindex={1} className={styles.columns}>
        {COLUMNS.map(({ title, sort, atEnd }) => (
          <div
            key={title}
            role="columnheader"
            className={atEnd ? styles.end : undefined}
            aria-sort={sort && sort === choices.sort ? WORDS[choices.direction] : undefined}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}
