import type { Transaction } from '@halyard/shared-contracts/finance';
import { MOST_ROWS_AT_ONCE, wholeId } from '@halyard/shared-contracts/wire';
import { useCallback, useMemo, useState } from 'react';
import type { TransactionResult } from '../search-index/transaction-index';

type Ids = ReadonlySet<string>;

export interface Selection {
  /** The parts of a split count as one. */
  readonly ids: Ids;
  readonly isOn: boolean;
  readonly has: (row: Transaction) => boolean;
  readonly start: () => void;
  readonly toggle: (row: Transaction, at: number) => void;
  readonly extend: (at: number) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

const NONE: Ids = new Set();

function toggled(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A new list keeps the selected rows. */
export function useSelection(result: TransactionResult): Selection {
  const [ids, setIds] = useState(NONE);
  const [isOn, setIsOn] = useState(false);
  const [last, setLast] = useState<{ readonly result: TransactionResult; readonly at: number }>();
  const toggle = useCallback(
    ({ id }: Transaction, at: number) => {
      setIsOn(true);
      setLast({ result, at });
      setIds((now) => toggled(now, wholeId(id)));
    },
    [result],
  );
  const anchor = last?.result === result ? last.at : 0;
  const extend = useCallback(
    (at: number) => {
      const rows = result.rows(Math.min(anchor, at), Math.max(anchor, at) + 1);
      setIsOn(true);
      setIds((now) => new Set([...now, ...rows.map(({ id }) => wholeId(id))]));
    },
    [result, anchor],
  );
  const all = useCallback(() => {
    setIsOn(true);
    const found = new Set(result.rows(0, result.count).map(({ id }) => wholeId(id)));
    setIds(new Set([...found].slice(0, MOST_ROWS_AT_ONCE)));
  }, [result]);
  const clear = useCallback(() => {
    setIsOn(false);
    setIds(NONE);
  }, []);
  const start = useCallback(() => setIsOn(true), []);
  return useMemo(
    () => ({
      ids,
      isOn,
      has: ({ id }) => ids.has(wholeId(id)),
      start,
      toggle,
      extend,
      all,
      clear,
    }),
    [ids, isOn, start, toggle, extend, all, clear],
  );
}
