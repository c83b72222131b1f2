import { useMemo, useRef } from 'react';
import type { TransactionChoices } from '../filter/transaction-choices';
import type { DayOfRows, TransactionResult } from '../search-index/transaction-index';
import { listLayout } from './list-layout';
import { useListSizes } from './use-list-sizes';

const NO_DAYS: readonly DayOfRows[] = [];

/** A list that is not sorted by date has no days. */
export function useListLayout(result: TransactionResult, sort: TransactionChoices['sort']) {
  const [rowSize, daySize] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const sizes = useListSizes(rowSize, daySize);
  const days = useMemo(() => (sort === 'date' ? result.days() : NO_DAYS), [sort, result]);
  const layout = useMemo(
    () =>
      listLayout(
        result.count,
        days.map((day) => day.first),
        sizes,
      ),
    [result, days, sizes],
  );
  return { rowSize, daySize, sizes, days, layout };
}
