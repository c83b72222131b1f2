import { netCashFlow } from '@halyard/shared-contracts/finance';
import { Money, PutAside } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { TransactionResult } from './search-index/transaction-index';
import styles from './transaction-summary.module.css';

interface TransactionSummaryProps {
  readonly result: TransactionResult;
  readonly isNarrowed: boolean;
  readonly extra: ReactNode;
}

/** */
export function TransactionSummary({ result, isNarrowed, extra }: TransactionSummaryProps) {
  const { income, expenses, setAside } = result;
  const out = expenses === 0 ? 'plain' : 'negative';
  return (
    <div>
      <dl className={styles.strip}>
        <Item label="Total Transactions">{result.wholes.toLocaleString('en-US')}</Item>
        <Item label="Income">
          <Money amount={income} tone="positive" />
        </Item>
        <Item label="Expenses">
          <Money amount={expenses} tone={out} />
        </Item>
        <Item label="Net">
          <Money amount={netCashFlow(income, expenses)} tone="auto" plus />
        </Item>
      </dl>
      {(isNarrowed || setAside > 0 || extra) && (
        <div className={styles.line}>
          <p className={styles.note}>
            {isNarrowed && 'Of the transactions shown. '}
            {setAside > 0 && (
              <>
                Expenses: <PutAside amount={setAside} />
              </>
            )}
          </p>
          {extra}
        </div>
      )}
    </div>
  );
}

function Item({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
