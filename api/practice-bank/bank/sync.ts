import { PlaidFault } from '../plaid-fault';
import { cursorAt, type Place, placeOf } from './cursor';
import type { Item, Row } from './item';
import { type Diff, diffBetween } from './ledger';
import { perStep } from './per-step';

/** One page of an Item's updates. */
export interface Page extends Diff {
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** What to read: a cursor (null = from the start, `now` = skip to the end), a page size, maybe one account. */
export interface PageRequest {
  readonly cursor: string | null;
  readonly count: number;
  readonly accountId: string | null;
}

/**
 * Reads one page. A saved cursor gives the net difference since it was given out; a cursor from the middle of a
 * paging whose Item has changed meanwhile throws TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION.
 */
export function readPage(item: Item, request: PageRequest): Page {
  if (item.status === 'NOT_READY')
    return { added: [], modified: [], removed: [], nextCursor: '', hasMore: false };
  const place = start(item, request.cursor);
  const isDone = (changes: readonly unknown[]) => place.read + request.count >= changes.length;
  const changes = changesOf(item, place, request.accountId);
  const page = changes.slice(place.read, place.read + request.count);
  const next = isDone(changes)
    ? { from: place.to, to: place.to, read: 0 }
    : { ...place, read: place.read + request.count };
  return { ...sorted(page), nextCursor: cursorAt(item, next), hasMore: !isDone(changes) };
}

function start(item: Item, cursor: string | null): Place {
  const end = item.step;
  if (!cursor) return { from: 0, to: end, read: 0 };
  if (cursor === 'now') return { from: end, to: end, read: 0 };
  const place = placeOf(item, cursor);
  if (place.read > 0 && place.to !== end)
    throw new PlaidFault('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
  return place.read > 0 ? place : { ...place, to: end };
}

interface Change {
  readonly kind: keyof Diff;
  readonly row: Row;
}

/** The changes of an Item since a step, in the order of their pages: worked out with the first page of them. */
const changesSince = perStep((item) => {
  const known = new Map<number, readonly Change[]>();
  return (from: number): readonly Change[] => {
    const changes = known.get(from) ?? inOrder(diffBetween(item, from, item.step));
    known.set(from, changes);
    return changes;
  };
});

function inOrder(diff: Diff): Change[] {
  const kinds = ['added', 'modified', 'removed'] as const;
  return kinds.flatMap((kind) => diff[kind].map((row) => ({ kind, row })));
}

function changesOf(item: Item, { from }: Place, accountId: string | null): readonly Change[] {
  const changes = changesSince(item)(from);
  return accountId === null ? changes : changes.filter(({ row }) => row.accountId === accountId);
}

function sorted(changes: readonly Change[]): Diff {
  const of = (kind: keyof Diff) => changes.filter((one) => one.kind === kind).map((one) => one.row);
  return { added: of('added'), modified: of('modified'), removed: of('removed') };
}
