import type { Category } from '../category';
import { type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from './kind';

/** Selects the rows behind one figure; an empty list and null exclude nothing. */
export interface TransactionScope {
  readonly account: string | null;
  readonly months: readonly IsoMonth[];
  /** First day of the rows. */
  readonly from: IsoDate | null;
  /** Last day of the rows. */
  readonly to: IsoDate | null;
  readonly categories: readonly Category[];
  readonly merchants: readonly string[];
  readonly ids: readonly Transaction['id'][];
  /** Only rows that count in sums: USD and no transfer. */
  readonly countedOnly: boolean;
}

export const EVERY_TRANSACTION: TransactionScope = {
  account: null,
  months: [],
  from: null,
  to: null,
  categories: [],
  merchants: [],
  ids: [],
  countedOnly: false,
};

const isAmong = <T>(wanted: readonly T[], value: T): boolean =>
  wanted.length === 0 || wanted.includes(value);

const plain = (name: string): string => name.trim().toLowerCase();

export function isInScope({
  account,
  months,
  from,
  to,
  categories,
  merchants,
  ids,
  countedOnly,
}: TransactionScope): (row: Transaction) => boolean {
  const named = merchants.map(plain);
  return (row) =>
    (account === null || row.accountId === account) &&
    isAmong(months, monthOf(row.date)) &&
    (from === null || row.date >= from) &&
    (to === null || row.date <= to) &&
    isAmong(categories, row.category) &&
    isAmong(named, plain(row.merchant)) &&
    isAmong(ids, row.id) &&
    (!countedOnly || isIncome(row) || isSpending(row));
}
