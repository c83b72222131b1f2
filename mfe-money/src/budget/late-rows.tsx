import { monthLabel, shortDate } from '@halyard/shared-contracts/finance';
import { Card, Money } from '@halyard/shared-contracts/ui';
import { type BudgetAnswer, transactionsAddress } from '@halyard/shared-contracts/wire';
import { RowsLink } from '../rows-link';
import styles from './budget.module.css';

/** A closed month never changes silently (P3-B4-6). */
export function LateRows({ late }: Pick<BudgetAnswer, 'late'>) {
  if (late.length === 0) return null;
  return (
    <Card title="Late transactions changed closed months">
      <ul role="list" className={styles.late}>
        {late.map(({ id, merchant, amount, month, arrivedOn }) => (
          <li key={id}>
            <span>
              <bdi>{merchant}</bdi> came on {shortDate(arrivedOn)} and changed{' '}
              <RowsLink to={transactionsAddress({ months: [month] })}>{monthLabel(month)}</RowsLink>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
