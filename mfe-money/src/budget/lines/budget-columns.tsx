import { type BudgetLine, type IsoMonth, remainingTone } from '@halyard/shared-contracts/finance';
import { type Column, Money } from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { BudgetBar } from './budget-bar';
import styles from '../budget.module.css';
import { LineSource } from './line-source';
import { LineStatus } from './line-status';
import { RowsLink } from '../../rows-link';

/** `elapsed` is in percent, or null for other months. */
export const budgetColumns = (
  month: IsoMonth,
  elapsed: number | null,
): readonly Column<BudgetLine>[] => [
  {
    key: 'category',
    header: 'Category',
    cell: (line) => (
      <span className={styles.category}>
        <CategoryTile category={line.category} custom={line.custom} size="small" />
        {line.category}
        <BudgetBar line={line} elapsed={elapsed} />
      </span>
    ),
  },
  {
    key: 'budgeted',
    header: 'Budgeted',
    align: 'end',
    cell: (line) => (
      <span className={styles.budgeted}>
        <Money amount={line.assigned} />
        <LineSource line={line} />
      </span>
    ),
  },
  {
    key: 'spent',
    header: 'Spent',
    align: 'end',
    cell: ({ category, spent }) => (
      <RowsLink to={transactionsAddress({ category, months: [month] })}>
        <Money amount={spent} />
      </RowsLink>
    ),
  },
  {
    key: 'remaining',
    header: 'Remaining',
    align: 'end',
    cell: ({ remaining, assigned }) => (
      <Money amount={remaining} tone={remainingTone(remaining, assigned)} />
    ),
  },
  { key: 'status', header: 'Status', align: 'end', cell: (line) => <LineStatus line={line} /> },
];
