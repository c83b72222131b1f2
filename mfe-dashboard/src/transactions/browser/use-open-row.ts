import type { Transaction } from '@halyard/shared-contracts/finance';
import { wholeId } from '@halyard/shared-contracts/wire';
import { useCallback, useState } from 'react';

interface OpenRow {
  readonly id: string;
  readonly startsAtCategory: boolean;
}

/** A split replaces the open row with its parts. */
function listedRow(transactions: readonly Transaction[], id: string): Transaction | undefined {
  return (
    transactions.find((row) => row.id === id) ??
    transactions.find((row) => wholeId(row.id) === wholeId(id))
  );
}

/** `panel` has the row in the panel, and `pillRow` is the row whose category is chosen in the list. */
export function useOpenRow(transactions: readonly Transaction[]) {
  const [opened, setOpened] = useState<OpenRow | null>(null);
  const [pillRow, setPillRow] = useState<Transaction | null>(null);
  const open = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: false }), []);
  const edit = useCallback(({ id }: Transaction) => setOpened({ id, startsAtCategory: true }), []);
  const row = opened && listedRow(transactions, opened.id);
  return {
    panel: opened && row ? { row, startsAtCategory: opened.startsAtCategory } : null,
    pillRow,
    open,
    edit,
    setPillRow,
    close: () => setOpened(null),
    closePill: () => setPillRow(null),
  };
}

export type OpenRows = ReturnType<typeof useOpenRow>;
