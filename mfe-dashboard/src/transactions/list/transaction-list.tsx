import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { memo, type RefObject, useCallback, useEffect, useState } from 'react';
import { accountName, type AccountNames } from '../account-names';
import { choicesAddress, type TransactionChoices } from '../filter/transaction-choices';
import type { TransactionResult } from '../search-index/transaction-index';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { ariaRow, LIST_PX, ROW_PX, useRowWindow } from './row-window';
import { TransactionHeading } from './transaction-heading';
import { transferRoute } from '../transfer-route';
import styles from './transaction-list.module.css';
import { TransactionRow } from './transaction-row';

interface TransactionListProps {
  readonly result: TransactionResult;
  readonly names: AccountNames;
  readonly today: IsoDate;
  readonly choices: TransactionChoices;
  readonly hasShortcuts: boolean;
  readonly onOpen: (row: Transaction) => void;
  readonly onEdit: (row: Transaction) => void;
}

/** The page holds about twenty rows, however long the list is; React reuses their elements. */
export const TransactionList = memo(function TransactionList(props: TransactionListProps) {
  const { result, names, today, choices, hasShortcuts, onOpen, onEdit } = props;
  const list = choicesAddress(choices);
  const { scroller, first, end, follow, reveal } = useRowWindow(result.count, list);
  const [active, goTo] = useActiveRow(scroller, list);
  const tabStop = active >= first && active < end ? active : first;

  const step = (by: 1 | -1) => {
    const next = Math.min(result.count - 1, Math.max(0, active + by));
    reveal(next);
    goTo(next, true);
  };
  const edit = () => {
    const [row] = active < 0 ? [] : result.rows(active, active + 1);
    if (row) onEdit(row);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), e: edit }, hasShortcuts);

  const open = useCallback(
    (row: Transaction, at: number) => {
      goTo(at, false);
      onOpen(row);
    },
    [goTo, onOpen],
  );

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ maxHeight: LIST_PX }}
      onScroll={follow}
    >
      <div role="table" aria-label="Transactions" aria-rowcount={result.count + 1}>
        <TransactionHeading choices={choices} />
        <div role="rowgroup" style={{ height: result.count * ROW_PX }}>
          <div role="presentation" style={{ transform: `translateY(${first * ROW_PX}px)` }}>
            {result.rows(first, end).map((row, offset) => (
              <TransactionRow
                key={first + offset}
                row={row}
                at={first + offset}
                accountName={accountName(names, row.accountId)}
                route={transferRoute(row, names)}
                today={today}
                isTabStop={first + offset === tabStop}
                onOpen={open}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
});

interface ActiveRow {
  readonly list: string;
  readonly at: number;
  readonly takesFocus: boolean;
}

function useActiveRow(scroller: RefObject<HTMLElement | null>, list: string) {
  const [active, setActive] = useState<ActiveRow>({ list, at: -1, takesFocus: false });
  useEffect(() => {
    if (!active.takesFocus) return;
    const row = scroller.current?.querySelector(`[aria-rowindex="${ariaRow(active.at)}"]`);
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [active, scroller]);
  const goTo = useCallback(
    (at: number, takesFocus: boolean) => setActive({ list, at, takesFocus }),
    [list],
  );
  return [active.list === list ? active.at : -1, goTo] as const;
}
