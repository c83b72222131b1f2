import { BankError } from '../provider/bank-error';
import type { BankProvider, BankTransaction, HistoryStatus, Malformed } from '../provider/provider';
import type { Patience } from '../provider/retry';
import type { Secret } from '../token/secret';
import { shareTexts } from './share-texts';

/** Pages of one reading: 200,000 rows. More is a bank that never ends, and nothing of it is kept. */
const MAX_PAGES = 400;

/** Pauses before the reading is begun again because the bank's rows moved under it. */
const RESTART_PAUSES_MS: readonly number[] = [1000, 2000, 4000];

/** Everything that changed since a cursor, read to its end; nothing of it is applied yet. */
export interface Updates {
  /** By transaction id: the newest telling of each. */
  readonly rows: ReadonlyMap<string, BankTransaction>;
  readonly removed: ReadonlySet<string>;
  readonly malformed: readonly Malformed[];
  /** null: the bank has nothing ready yet. */
  readonly nextCursor: string | null;
  /** True when read from the very beginning: what the bank did not tell of is not there. */
  readonly full: boolean;
  readonly history: HistoryStatus;
}

export interface CollectOptions {
  readonly provider: BankProvider;
  readonly token: Secret;
  /** The cursor of the last commit; null for everything. */
  readonly base: string | null;
  readonly patience: Patience;
  /** Called after every page, to keep a lease alive. */
  readonly onPage: () => Promise<void>;
}

/**
 * Reads all pages since `base`. When rows change in between, the reading starts again from `base`, and at last from the
 * beginning; so it does for a cursor that the bank no longer takes. Throws a `BankError`, and then nothing was read.
 */
export async function collectUpdates(options: CollectOptions): Promise<Updates> {
  for (const pauseMs of RESTART_PAUSES_MS) {
    try {
      return await readThrough(options, options.base);
    } catch (error) {
      if (isRefusedCursor(error, options.base)) break;
      if (!isMoved(error)) throw error;
      await options.patience.sleep(pauseMs * (1 + options.patience.random() / 4));
    }
  }
  return readThrough(options, null);
}

const isMoved = (error: unknown) => error instanceof BankError && error.kind === 'restart';

/** The cursor is the only field that the bank can find fault with when everything else never changes. */
const isRefusedCursor = (error: unknown, base: string | null) =>
  error instanceof BankError && error.code === 'INVALID_FIELD' && base !== null;

async function readThrough(options: CollectOptions, base: string | null): Promise<Updates> {
  const rows = new Map<string, BankTransaction>();
  const removed = new Set<string>();
  const malformed: Malformed[] = [];
  const shared = shareTexts();
  let cursor = base;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await options.provider.syncPage(options.token, cursor);
    for (const row of [...page.added, ...page.modified]) {
      rows.set(row.transactionId, shared(row));
    }
    for (const id of page.removed) removed.add(id);
    malformed.push(...page.malformed);
    const { nextCursor, history } = page;
    if (nextCursor === null || !page.hasMore) {
      return { rows, removed, malformed, nextCursor, full: base === null, history };
    }
    if (nextCursor === cursor) {
      throw new BankError({ kind: 'retry', code: 'CURSOR_STANDS_STILL' });
    }
    cursor = nextCursor;
    await options.onPage();
  }
  throw new BankError({ kind: 'retry', code: 'TOO_MANY_PAGES' });
}
