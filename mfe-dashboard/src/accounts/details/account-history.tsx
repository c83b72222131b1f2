import type { IsoDate, IsoMonth, Transaction } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { LazyTrendChart, monthLabel } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';
import styles from './account-panel.module.css';
import { balanceHistory } from './balance-history';

interface AccountHistoryProps {
  readonly balance: Cents;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const CHART_PX = 200;

/** 'June 2025' → 'Jun 2025' */
const shortMonth = (month: IsoMonth): string => monthLabel(month).replace(/^(\w{3})\w*/, '$1');

export function AccountHistory({ balance, transactions, today }: AccountHistoryProps) {
  const points = useMemo(
    () =>
      balanceHistory(balance, transactions, today).map((point) => ({
        label: shortMonth(point.month),
        value: point.balance,
      })),
    [balance, transactions, today],
  );
  if (points.length < 2) return null;
  return (
    <section>
      <h3 className={styles.heading}>Balance history</h3>
      <LazyTrendChart points={points} height={CHART_PX} mobile ariaLabel="Balance by month" />
      <p className={styles.caption}>
        Worked back from today’s balance and the transactions since; price changes are not in it.
      </p>
    </section>
  );
}
