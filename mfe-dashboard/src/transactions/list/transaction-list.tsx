import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { DayHeading, useNarrow } from '@halyard/shared-contracts/ui/parts';
import { clsx } from 'clsx';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { accountName, type AccountNames } from '../account-names';
import { choicesAddress, type TransactionChoices } from '../filter/transaction-choices';
import type { DayOfRows, TransactionResult } from '../search-index/transaction-index';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { transferRoute } from '../transfer-route';
import { listLayout } from './list-layout';
import { TransactionRow } from './transaction-row';
import { TransactionHeading } from './transaction-heading';
import { reasonWords } from '../review/reason-words';
import type { ReviewRows } from '../review/use-review';
import type { Selection } from '../select/use-selection';
import { useActiveRow } from './use-active-row';
import styles from './transaction-list.module.css';
import { LIST_PX, useListWindow } from './use-list-window';
import { useListSizes } from './use-list-sizes';

interface TransactionListProps {
  readonly result: TransactionResult;
  readonly names: AccountNames;
  readonly today: IsoDate;
  readonly choices: TransactionChoices;
  readonly hasShortcuts: boolean;
  readonly onOpen: (row: Transaction) => void;
  readonly onEdit: (row: Transaction) => void;
  readonly onCategory: (row: Transaction) => void;
  readonly selection: Selection;
  /** It is null outside of the review. */
  readonly review: ReviewRows | null;
  readonly onAccept: (rows: readonly Transaction[]) => void;
  readonly onReviewed: (row: Transaction) => void;
}

const NO_DAYS: readonly DayOfRows[] = [];

export const TransactionList = memo(function TransactionList(props: TransactionListProps) {
  const { result, names, today, choices, hasShortcuts, onOpen, onEdit, onCategory } = props;
  const { selection, review, onAccept, onReviewed } = props;
  const { count } = result;
  const list = choicesAddress(choices);
  const withPage = useNarrow();
  const [rowSize, daySize] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const sizes = useListSizes(rowSize, daySize);
  const days = useMemo(
    () => (choices.sort === 'date' ? result.days() : NO_DAYS),
    [choices.sort, result],
  );
  const layout = useMemo(
    () =>
      listLayout(
        count,
        days.map((day) => day.first),
        sizes,
      ),
    [count, days, sizes],
  );
  const { first, end, scroller, body, follow, reveal } = useListWindow({
    layout,
    count,
    list,
    withPage,
  });
  const [active, goTo] = useActiveRow(scroller, list, result);
  const tabStop = active >= first && active < end ? active : first;

  const step = (by: 1 | -1) => {
    const next = Math.min(count - 1, Math.max(0, active + by));
    reveal(next);
    goTo(next, true);
  };
  const edit = () => {
    const [row] = active < 0 ? [] : result.rows(active, active + 1);
    if (row) onEdit(row);
  };
  const rowAt = (at: number) => result.rows(at, at + 1)[0];
  const reviewed = (act: (row: Transaction) => void) => () => {
    const row = review && rowAt(Math.max(0, active));
    if (row) act(row);
  };
  const mark = () => {
    const row = active < 0 ? undefined : rowAt(active);
    if (row) selection.toggle(row, active);
  };
  const stretch = (by: 1 | -1) => {
    if (active >= 0) selection.extend(active);
    step(by);
    selection.extend(Math.min(count - 1, Math.max(0, active + by)));
  };
  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      e: edit,
      x: mark,
      J: () => stretch(1),
      K: () => stretch(-1),
      a: reviewed((row) => onAccept([row])),
      c: reviewed(onReviewed),
      A: () => review && onAccept(result.rows(0, count)),
      Escape: () => selection.isOn && selection.clear(),
    },
    hasShortcuts,
  );
  const { toggle, extend } = selection;
  const select = useCallback(
    (row: Transaction, at: number, isRange: boolean) => {
      goTo(at, false);
      if (isRange) extend(at);
      else toggle(row, at);
    },
    [goTo, extend, toggle],
  );
  const accept = useCallback(
    (row: Transaction, at: number) => {
      goTo(at, false);
      onAccept([row]);
    },
    [goTo, onAccept],
  );

  const open = useCallback(
    (row: Transaction, at: number) => {
      goTo(at, false);
      onOpen(row);
    },
    [goTo, onOpen],
  );
  const category = useCallback(
    (row: Transaction, at: number) => {
      goTo(at, false);
      onCategory(row);
    },
    [goTo, onCategory],
  );

  const drawn = result.rows(first, end);
  const rows = (from: number, to: number): ReactNode =>
    drawn
      .slice(from - first, to - first)
      .map((row, offset) => (
        <TransactionRow
          key={from + offset}
          row={row}
          at={from + offset}
          accountName={accountName(names, row.accountId)}
          route={transferRoute(row, names)}
          today={today}
          isDated={days.length === 0}
          isTabStop={from + offset === tabStop}
          reason={reasonOf(review, row)}
          isSelected={selection.isOn ? selection.has(row) : null}
          onSelect={select}
          onAccept={accept}
          onOpen={open}
          onCategory={category}
        />
      ));

  return (
    <div
      ref={scroller}
      className={clsx(styles.scroller, withPage && styles.withPage)}
      style={withPage ? undefined : { maxHeight: LIST_PX }}
      onScroll={follow}
    >
      <div role="table" aria-label="Transactions" aria-rowcount={count + 1}>
        <TransactionHeading choices={choices} />
        <div
          ref={body}
          role="presentation"
          className={styles.body}
          style={{ height: layout.height }}
        >
          <span ref={rowSize} className={styles.rowSize} aria-hidden="true" />
          <span ref={daySize} className={styles.daySize} aria-hidden="true" />
          {days.length === 0 ? (
            <div role="rowgroup">
              <div role="presentation" style={{ height: first * sizes.row }} />
              {rows(first, end)}
            </div>
          ) : (
            daysIn(layout.dayOf(first), layout.dayOf(end - 1)).map((day) => {
              const [start, after] = layout.rowsOf(day);
              const from = Math.max(first, start);
              return (
                <div
                  key={days[day]!.date}
                  role="rowgroup"
                  className={styles.group}
                  style={{
                    top: layout.topOf(start) - sizes.day,
                    height: sizes.day + (after - start) * sizes.row,
                  }}
                >
                  <div role="row" className={styles.day}>
                    <div role="cell" aria-colspan={5}>
                      <DayHeading
                        level={2}
                        date={days[day]!.date}
                        today={today}
                        total={days[day]!.total}
                      />
                    </div>
                  </div>
                  <div role="presentation" style={{ height: (from - start) * sizes.row }} />
                  {rows(from, Math.min(end, after))}
                </div>
              );
            })
          )}
        </div>
      </div>
    </div>
  );
});

function reasonOf(review: ReviewRows | null, row: Transaction): string | null {
  const reason = review?.get(row.id);
  return reason ? reasonWords(reason, row) : null;
}

const daysIn = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
