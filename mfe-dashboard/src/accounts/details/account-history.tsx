import { lazy, Suspense } from 'react';
import type { AccountBalanceChartProps } from './account-balance-chart';
import styles from './account-panel.module.css';

const AccountBalanceChart = lazy(async () => ({
  default: (await import('./account-balance-chart')).AccountBalanceChart,
}));

export function AccountHistory(props: AccountBalanceChartProps) {
  const { transactions, today } = props;
  if (!transactions.some(({ date, pending }) => !pending && date < today)) return null;
  return (
    <section>
      <h3 className={styles.heading}>Balance history</h3>
      <div className={styles.chart}>
        <Suspense>
          <AccountBalanceChart {...props} />
        </Suspense>
      </div>
      <p className={styles.caption}>
        Worked back from today’s balance and the transactions since; price changes are not in it.
      </p>
    </section>
  );
}
