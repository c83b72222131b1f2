import { createHmac } from 'node:crypto';
import { PlaidFault } from '../plaid-fault';
import type { Item, Row } from './item';
import { type Diff, diffBetween } from './ledger';
import { cachePerStep } from './cache-per-step';

interface Page extends Diff {
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** A null cursor reads from the start, `now` skips to the end, and a null account reads all accounts. */
interface PageRequest {
  readonly cursor: string | null;
  readonly count: number;
  readonly accountId: string | null;
}

/**
 * Reads one page: the net changes since the cursor was issued. Throws TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION if the
 * Item has changed since the previous page.
 */
export function readPage(item: Item, request: PageRequest): Page {
  if (item.status === 'NOT_READY')
    return { added: [], modified: [], removed: [], nextCursor: '', hasMore: false };
  const position = startPosition(item, request.cursor);
  const changes = changesOf(item, position, request.accountId);
  const end = position.read + request.count;
  const hasMore = end < changes.length;
  const next = hasMore
    ? { ...position, read: end }
    : { from: position.to, to: position.to, read: 0 };
  const page = changes.slice(position.read, end);
  return { ...byKind(page), nextCursor: cursorAt(item, next), hasMore };
}

/** This is a position in an Item's updates: `read` of the changes between two steps have been read. */
interface Position {
  readonly from: number;
  readonly to: number;
  readonly read: number;
}

function startPosition(item: Item, cursor: string | null): Position {
  const end = item.step;
  if (!cursor) return { from: 0, to: end, read: 0 };
  if (cursor === 'now') return { from: end, to: end, read: 0 };
  const position = positionOf(item, cursor);
  if (position.read > 0 && position.to !== end)
    throw new PlaidFault('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
  return position.read > 0 ? position : { ...position, to: end };
}

interface Change {
  readonly kind: keyof Diff;
  readonly row: Row;
}

const changesSince = cachePerStep((item) => {
  const computed = new Map<number, readonly Change[]>();
  return (from: number): readonly Change[] => {
    const changes = computed.get(from) ?? inOrder(diffBetween(item, from, item.step));
    computed.set(from, changes);
    return changes;
  };
});

function inOrder(diff: Diff): Change[] {
  const kinds = ['added', 'modified', 'removed'] as const;
  return kinds.flatMap((kind) => diff[kind].map((row) => ({ kind, row })));
}

function changesOf(item: Item, { from }: Position, accountId: string | null): readonly Change[] {
  const changes = changesSince(item)(from);
  return accountId === null ? changes : changes.filter(({ row }) => row.accountId === accountId);
}

function byKind(changes: readonly Change[]): Diff {
  const of = (kind: keyof Diff) => changes.filter((one) => one.kind === kind).map((one) => one.row);
  return { added: of('added'), modified: of('modified'), removed: of('removed') };
}

const signature = (item: Item, numbers: string) =>
  createHmac('sha256', item.itemId).update(numbers).digest('base64url').slice(0, 22);

/** The signature makes a cursor valid for its own Item only. */
function cursorAt(item: Item, position: Position): string {
  const numbers = `${position.from}.${position.to}.${position.read}`;
  return Buffer.from(`${numbers}.${signature(item, numbers)}`).toString('base64');
}

function positionOf(item: Item, cursor: string): Position {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(.+)$/.exec(Buffer.from(cursor, 'base64').toString());
  const [from, to, read] = (match?.slice(1, 4) ?? []).map(Number);
  if (from === undefined || to === undefined || read === undefined)
    throw new PlaidFault('INVALID_FIELD', 'cursor is not valid');
  if (match?.[4] !== signature(item, `${from}.${to}.${read}`))
    throw new PlaidFault('INVALID_FIELD', 'cursor not associated with access_token');
  return { from, to, read };
}
