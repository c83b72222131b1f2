import {
  type Categorized,
  type CategoryMonth,
  monthLabel,
} from '@halyard/shared-contracts/finance';
import { Money } from '@halyard/shared-contracts/ui';
import { categoryColor } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import styles from './category-panel.module.css';

interface MonthRowsProps extends Categorized {
  readonly months: readonly CategoryMonth[];
}

export function MonthRows({ category, custom, months }: MonthRowsProps) {
  const most = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <ul role="list" className={styles.months}>
      {months.map(({ month, amount }) => (
        <li key={month}>
          <Link className={styles.month} to={transactionsAddress({ category, months: [month] })}>
            <span className={styles.name}>{monthLabel(month)}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                style={{
                  width: `${(Math.max(0, amount) * 100) / most}%`,
                  background: categoryColor(category, custom),
                }}
              />
            </span>
            <Money amount={amount} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
