import type { Transaction } from '@halyard/shared-contracts/finance';
import type { TransactionResult } from '../search-index/transaction-index';
import type { Selection } from '../select/use-selection';
import { useShortcuts } from '../shortcuts/use-shortcuts';

interface ListKeys {
  readonly result: TransactionResult;
  /** It is -1 without an active row. */
  readonly active: number;
  readonly goTo: (at: number, takesFocus: boolean) => void;
  readonly reveal: (at: number) => void;
  readonly selection: Selection;
  readonly isReview: boolean;
  readonly hasShortcuts: boolean;
  readonly onEdit: (row: Transaction) => void;
  readonly onAccept: (rows: readonly Transaction[]) => void;
  readonly onReviewed: (row: Transaction) => void;
}

/** The keys of the list move the active row, select, edit, and review. */
export function useListKeys(keys: ListKeys): void {
  const { result, active, goTo, reveal, selection, isReview, onEdit, onAccept, onReviewed } = keys;
  const { count } = result;
  const moved = (by: 1 | -1) => Math.min(count - 1, Math.max(0, active + by));
  const rowAt = (at: number): Transaction | undefined =>
    at < 0 ? undefined : result.rows(at, at + 1)[0];
  const step = (by: 1 | -1) => {
    reveal(moved(by));
    goTo(moved(by), true);
  };
  const stretch = (by: 1 | -1) => {
    if (active >= 0) selection.extend(active);
    step(by);
    selection.extend(moved(by));
  };
  const withActive = (act: (row: Transaction) => void) => () => {
    const row = rowAt(active);
    if (row) act(row);
  };
  const reviewing = (act: (row: Transaction) => void) => () => {
    const row = isReview ? rowAt(Math.max(0, active)) : undefined;
    if (row) act(row);
  };
  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      e: withActive(onEdit),
      x: withActive((row) => selection.toggle(row, active)),
      J: () => stretch(1),
      K: () => stretch(-1),
      a: reviewing((row) => onAccept([row])),
      c: reviewing(onReviewed),
      A: () => isReview && onAccept(result.rows(0, count)),
      Escape: () => selection.isOn && selection.clear(),
    },
    keys.hasShortcuts,
  );
}
