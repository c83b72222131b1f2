import { type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from './kind';

/**
 * What narrows transactions beside the choices of the screen: the rows behind one figure. An empty list and null
 * leave nothing out.
 */
export interface TransactionScope {
  /** Id of the account that the rows belong to. */
  readonly account: string | null;
  readonly months: readonly IsoMonth[];
  /** Merchants by their whole names, in any case. */
  readonly merchants: readonly string[];
  /** Ids of single transactions. */
  readonly ids: readonly Transaction['id'][];
  /** Only rows that count in sums: US money that is no transfer. */
  readonly countedOnly: boolean;
}

/** The scope that leaves nothing out. */
export const EVERY_TRANSACTION: TransactionScope = {
  account: null,
  months: [],
  merchants: [],
  ids: [],
  countedOnly: false,
};

const isAmong = <T>(wanted: readonly T[], value: T): boolean =>
  wanted.length === 0 || wanted.includes(value);

const plain = (name: string): string => name.trim().toLowerCase();

/** Tells the rows of a scope. */
export function isInScope({
  account,
  months,
  merchants,
  ids,
  countedOnly,
}: TransactionScope): (row: Transaction) => boolean {
  const named = merchants.map(plain);
  return (row) =>
    (account === null || row.accountId === account) &&
    isAmong(months, monthOf(row.date)) &&
    isAmong(named, plain(row.merchant)) &&
    isAmong(ids, row.id) &&
    (!countedOnly || isIncome(row) || isSpending(row));
}
