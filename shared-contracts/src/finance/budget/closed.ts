import { type IsoMonth, monthOf } from '../civil-date';
import type { FinancialData } from '../entities';
import { referenceMonth } from '../movement/month/months';

type Known = Pick<FinancialData, 'transactions' | 'today'>;

/** Returns the current month, or the newest month with transactions if that is earlier. */
export const openMonth = ({ transactions, today }: Known): IsoMonth =>
  referenceMonth(transactions, monthOf(today));

/** A closed month never changes silently (P3-B4-6). */
export const isClosed = (known: Known, month: IsoMonth): boolean => month < openMonth(known);
