import { type Cents, subtract } from '../../money';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isUnsortedDeposit } from '../movement/kind';
import { recurringStreams } from '../recurring/streams';
import { suspectedDuplicates } from './duplicates';
import { probableTransfers } from './probable-transfers';

export type ReviewReason =
  | { readonly kind: 'deposit' | 'guess' }
  | { readonly kind: 'duplicate' | 'transfer'; readonly other: Transaction }
  | { readonly kind: 'price'; /** The positive difference. */ readonly by: Cents };

/** Older rows are not new. An unsorted deposit stays until it is sorted. */
const NEW_DAYS = 90;

function priceRises(
  rows: readonly Transaction[],
  today: IsoDate,
): ReadonlyMap<Transaction['id'], Cents> {
  return new Map(
    recurringStreams(rows, today).flatMap(({ priceRise, transactionIds }) => {
      const latest = transactionIds.at(-1);
      return priceRise && latest !== undefined
        ? [[latest, subtract(priceRise.to, priceRise.from)] as const]
        : [];
    }),
  );
}

/**
 * Returns the rows that the user has not reviewed yet, newest first, each with its most important reason (P3-A6-4).
 * `rows` are newest first.
 */
export function reviewList(
  rows: readonly Transaction[],
  today: IsoDate,
): ReadonlyMap<Transaction['id'], ReviewReason> {
  const from = addDays(today, -NEW_DAYS);
  const fresh = rows.filter(({ date }) => date >= from);
  const duplicates = suspectedDuplicates(fresh);
  const transfers = probableTransfers(fresh);
  const rises = priceRises(rows, today);
  const reasonOf = (row: Transaction): ReviewReason | null => {
    const duplicate = duplicates.get(row.id);
    if (duplicate) return { kind: 'duplicate', other: duplicate };
    const transfer = transfers.get(row.id);
    if (transfer) return { kind: 'transfer', other: transfer };
    if (isUnsortedDeposit(row)) return { kind: 'deposit' };
    if (row.guessed && row.date >= from) return { kind: 'guess' };
    const by = rises.get(row.id);
    return by && row.date >= from ? { kind: 'price', by } : null;
  };
  return new Map(
    rows.flatMap((row) => {
      if (row.reviewed || row.hidden || row.transfer) return [];
      const reason = reasonOf(row);
      return reason ? [[row.id, reason] as const] : [];
    }),
  );
}
