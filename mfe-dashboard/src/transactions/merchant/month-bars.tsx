import type { MerchantSummary } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { monthLabel } from '@halyard/shared-contracts/ui';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import styles from './merchant-card.module.css';

interface MonthBarsProps {
  readonly merchant: string;
  readonly months: MerchantSummary['months'];
}

export function MonthBars({ merchant, months }: MonthBarsProps) {
  const most = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <section aria-label="By month" className={styles.trend}>
      <ol role="list" className={styles.bars}>
        {months.map(({ month, amount }) => (
          <li key={month}>
            <Link
              to={transactionsAddress({ merchants: [merchant], months: [month] })}
              aria-label={`${monthLabel(month)}: ${formatUsd(amount)}`}
              title={`${monthLabel(month)}: ${formatUsd(amount)}`}
              className={styles.month}
            >
              <span
                className={styles.bar}
                style={{ height: `${(Math.max(0, amount) / most) * 100}%` }}
              />
            </Link>
            <span aria-hidden="true" className={styles.letter}>
              {monthLabel(month).slice(0, 1)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
