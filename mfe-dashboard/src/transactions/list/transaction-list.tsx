import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { AccountNames } from '../account-names';
import { choicesAddress, type TransactionChoices } from '../filter/transaction-choices';
import type { ReviewRows } from '../review/use-review';
import type { TransactionResult } from '../search-index/transaction-index';
import type { Selection } from '../select/use-selection';
import { ListBody } from './list-body';
import { TransactionHeading } from './transaction-heading';
import styles from './transaction-list.module.css';
import { useActiveRow } from './use-active-row';
import { useListKeys } from './use-list-keys';
import { useListLayout } from './use-list-layout';
import { LIST_PX, useListWindow } from './use-list-window';
import { useRowActions } from './use-row-actions';

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

export const TransactionList = memo(function TransactionList(props: TransactionListProps) {
  const { result, names, today, choices, selection, review } = props;
  const { count } = result;
  const list = choicesAddress(choices);
  const withPage = useNarrow();
  const { rowSize, daySize, ...places } = useListLayout(result, choices.sort);
  const { days, layout } = places;
  const { first, end, scroller, body, follow, reveal } = useListWindow({
    layout,
    count,
    list,
    withPage,
  });
  const [active, goTo] = useActiveRow(scroller, list, result);
  useListKeys({ ...props, active, goTo, reveal, isReview: review !== null });
  const drawn = {
    rows: result.rows(first, end),
    first,
    end,
    tabStop: active >= first && active < end ? active : first,
    isDated: days.length === 0,
    names,
    today,
    selection,
    review,
    actions: useRowActions({ ...props, goTo }),
  };
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
          <ListBody drawn={drawn} places={places} />
        </div>
      </div>
    </div>
  );
});
