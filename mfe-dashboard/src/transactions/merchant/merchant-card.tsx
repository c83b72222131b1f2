import {
  type IsoDate,
  merchantSummary,
  spokenDay,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { Card, type Fact, Facts, Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';
import styles from './merchant-card.module.css';
import { MonthBars } from './month-bars';
import { streamFacts } from './stream-facts';

interface MerchantCardProps {
  readonly merchant: string;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const TOTALS = { spent: 'Spent in total', received: 'Received in total' } as const;

export function MerchantCard({ merchant, transactions, today }: MerchantCardProps) {
  const summary = useMemo(
    () => merchantSummary(transactions, merchant, today),
    [transactions, merchant, today],
  );
  const { direction, total, count, average, months, streams } = summary;
  const latest = transactions.find((row) => row.merchant.toLowerCase() === merchant.toLowerCase());
  const name = latest?.merchant ?? merchant;
  const facts: Fact[] = [
    [TOTALS[direction], <Money key="total" amount={total} />],
    ['Transactions', count.toLocaleString('en-US')],
    ['On average', <Money key="average" amount={average} />],
    ['Last time', latest && spokenDay(latest.date)],
    ...streams.flatMap(streamFacts),
  ];
  return (
    <Card
      title={
        <span className={styles.title}>
          <Monogram name={name} />
          {name}
        </span>
      }
    >
      <div className={styles.content}>
        <div className={styles.facts}>
          <Facts facts={facts} />
          {streams.length === 0 && count > 0 && (
            <p className={styles.note}>This does not repeat on a schedule.</p>
          )}
        </div>
        {months.length > 1 && <MonthBars merchant={name} months={months} />}
      </div>
    </Card>
  );
}
