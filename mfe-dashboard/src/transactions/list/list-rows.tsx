import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { accountName, type AccountNames } from '../account-names';
import { reasonWords } from '../review/reason-words';
import type { ReviewRows } from '../review/use-review';
import type { Selection } from '../select/use-selection';
import { transferRoute } from '../transfer-route';
import { TransactionRow } from './transaction-row';
import type { useRowActions } from './use-row-actions';

/** These are the drawn rows of the list and what all of them need. */
export interface DrawnRows {
  readonly rows: readonly Transaction[];
  readonly first: number;
  readonly end: number;
  readonly tabStop: number;
  readonly isDated: boolean;
  readonly names: AccountNames;
  readonly today: IsoDate;
  readonly selection: Selection;
  readonly review: ReviewRows | null;
  readonly actions: ReturnType<typeof useRowActions>;
}

interface ListRowsProps {
  readonly drawn: DrawnRows;
  readonly from: number;
  readonly to: number;
}

export function ListRows({ drawn, from, to }: ListRowsProps) {
  const { rows, first, names, today, selection, review, actions } = drawn;
  return rows
    .slice(from - first, to - first)
    .map((row, offset) => (
      <TransactionRow
        key={from + offset}
        row={row}
        at={from + offset}
        accountName={accountName(names, row.accountId)}
        route={transferRoute(row, names)}
        today={today}
        isDated={drawn.isDated}
        isTabStop={from + offset === drawn.tabStop}
        reason={reasonOf(review, row)}
        isSelected={selection.isOn ? selection.has(row) : null}
        {...actions}
      />
    ));
}

function reasonOf(review: ReviewRows | null, row: Transaction): string | null {
  const reason = review?.get(row.id);
  return reason ? reasonWords(reason, row) : null;
}
