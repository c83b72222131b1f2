import type { Transaction } from '@halyard/shared-contracts/finance';
import { useCallback } from 'react';
import type { Selection } from '../select/use-selection';

interface RowHandlers {
  readonly goTo: (at: number, takesFocus: boolean) => void;
  readonly selection: Selection;
  readonly onOpen: (row: Transaction) => void;
  readonly onCategory: (row: Transaction) => void;
  readonly onAccept: (rows: readonly Transaction[]) => void;
}

/** A row that is used becomes the active row. The functions stay the same while the user scrolls. */
export function useRowActions({ goTo, selection, onOpen, onCategory, onAccept }: RowHandlers) {
  const { toggle, extend } = selection;
  const onSelect = useCallback(
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
  return { onSelect, onAccept: accept, onOpen: open, onCategory: category };
}
