import { Suspense } from 'react';
import type { AccountNames } from '../account-names';
import type { TransactionsData } from '../transactions-data';
import type { TransactionChanges } from '../use-transaction-changes';
import { RowCategory, TransactionPanel } from './lazy-parts';
import type { OpenRows } from './use-open-row';

interface RowDialogsProps {
  readonly opened: OpenRows;
  readonly data: TransactionsData;
  readonly names: AccountNames;
  readonly changes: TransactionChanges;
  readonly isReview: boolean;
}

export function RowDialogs({ opened, data, names, changes, isReview }: RowDialogsProps) {
  const { panel, pillRow } = opened;
  return (
    <Suspense>
      {pillRow && (
        <RowCategory
          row={pillRow}
          transactions={data.transactions}
          changes={changes}
          isReview={isReview}
          onClose={opened.closePill}
        />
      )}
      {panel && (
        <TransactionPanel
          key={panel.row.id}
          row={panel.row}
          data={data}
          names={names}
          changes={changes}
          startsAtCategory={panel.startsAtCategory}
          onClose={opened.close}
        />
      )}
    </Suspense>
  );
}
