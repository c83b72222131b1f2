import { netCashFlow } from '@halyard/shared-contracts/finance';
import { Money, PutAside, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import type { TransactionResult } from './search-index/transaction-index';

interface TransactionSummaryProps {
  readonly result: TransactionResult;
  readonly isNarrowed: boolean;
}

/** Transfers are listed but not counted. */
export function TransactionSummary({ result, isNarrowed }: TransactionSummaryProps) {
  const note = isNarrowed ? 'Of the transactions shown' : undefined;
  return (
    <StatRow>
      <StatCard
        label="Total Transactions"
        value={<span className="tabular">{result.count.toLocaleString('en-US')}</span>}
        note={note}
      />
      <StatCard label="Income" value={<Money amount={result.income} tone="positive" />} />
      <StatCard
        label="Expenses"
        value={
          <Money amount={result.expenses} tone={result.expenses === 0 ? 'plain' : 'negative'} />
        }
        note={result.setAside > 0 && <PutAside amount={result.setAside} />}
      />
      <StatCard
        label="Net"
        value={<Money amount={netCashFlow(result.income, result.expenses)} tone="auto" plus />}
      />
    </StatRow>
  );
}
