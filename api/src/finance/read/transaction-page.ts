import { type Transaction, wholeId } from '@halyard/shared-contracts/finance';
import type { Period } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import type { TransactionList } from '../financial-data/transaction-list';

interface Page {
  readonly list: TransactionList;
  /** The cursor leads to the next page. It is null on the last page. */
  readonly next: string | null;
}

interface PageRequest extends Period {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Position {
  readonly date: string;
  readonly id: string;
}

const cursorOf = ({ date, id }: Position): string =>
  Buffer.from(`${date} ${wholeId(id)}`).toString('base64url');

function positionOf(cursor: string): Position {
  const [, date, id] = /^(\S+) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (date === undefined || id === undefined) throw new AppError('BAD_REQUEST');
  return { date, id };
}

/**
 * Returns the index after a row. If the row is gone, its day begins again, because a repeated row is better than a
 * missing one.
 */
function indexAfter(rows: readonly Transaction[], { date, id }: Position): number {
  const last = rows.findLastIndex((row) => wholeId(row.id) === id);
  if (last !== -1) return last + 1;
  const next = rows.findIndex((row) => row.date <= date);
  return next === -1 ? rows.length : next;
}

/** Returns the index at which the page ends. The parts of a row stay together and count as one. */
function endOf(rows: readonly Transaction[], start: number, limit: number): number {
  const ids = new Set<string>();
  for (let end = start; end < rows.length; end += 1) {
    ids.add(wholeId(rows[end]?.id ?? ''));
    if (ids.size > limit) return end;
  }
  return rows.length;
}

/** Throws BAD_REQUEST for an invalid cursor. */
export function transactionPage(list: TransactionList, request: PageRequest): Page {
  const { limit, cursor, startDate = '', endDate = '9999' } = request;
  const rows = list.transactions.filter(({ date }) => date >= startDate && date <= endDate);
  const start = cursor === undefined ? 0 : indexAfter(rows, positionOf(cursor));
  const end = endOf(rows, start, limit);
  const last = end < rows.length ? rows[end - 1] : undefined;
  return {
    list: { ...list, transactions: rows.slice(start, end) },
    next: last ? cursorOf(last) : null,
  };
}
