import type { IsoDate } from '@halyard/shared-contracts/finance';
import { sharing } from '@halyard/shared-contracts/wire';
import { BankError } from '../provider/bank-error';
import type { BankProvider, BankTransaction, HistoryStatus, Malformed } from '../provider/provider';
import type { RetryTiming } from '../provider/retry';
import type { Secret } from '../token/secret';

/** This is enough for 200,000 rows. A bank with more never ends, and nothing of it is saved. */
const MAX_PAGES = 400;

const RESTART_PAUSES_MS: readonly number[] = [1000, 2000, 4000];

export interface Updates {
  readonly rows: ReadonlyMap<string, BankTransaction>;
  readonly removed: ReadonlySet<string>;
  readonly malformed: readonly Malformed[];
  readonly nextCursor: string | null;
  /** It is true for a full sync, in which missing rows do not exist any more. */
  readonly full: boolean;
  readonly history: HistoryStatus;
}

export interface CollectOptions {
  readonly provider: BankProvider;
  readonly token: Secret;
  /** It is the cursor of the last commit; null starts a full sync. */
  readonly base: string | null;
  readonly retryTiming: RetryTiming;
  readonly onPage: () => Promise<void>;
}

/**
 * Reads all pages since `base`. If rows change between two pages, it starts again from `base`, and finally from the
 * beginning. A refused cursor also leads to a full sync. Throws a `BankError`.
 */
export async function collectUpdates(options: CollectOptions): Promise<Updates> {
  for (const pauseMs of RESTART_PAUSES_MS) {
    try {
      return await readAllPages(options, options.base);
    } catch (error) {
      if (isRefusedCursor(error, options.base)) break;
      if (!haveRowsChanged(error)) throw error;
      await options.retryTiming.sleep(pauseMs * (1 + options.retryTiming.random() / 4));
    }
  }
  return readAllPages(options, null);
}

const haveRowsChanged = (error: unknown) => error instanceof BankError && error.kind === 'restart';

/** All other fields never change, so an invalid field is the cursor. */
const isRefusedCursor = (error: unknown, base: string | null) =>
  error instanceof BankError && error.code === 'INVALID_FIELD' && base !== null;

async function readAllPages(options: CollectOptions, base: string | null): Promise<Updates> {
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

const orNull =
  <Text extends string>(share: (text: Text) => Text) =>
  (text: Text | null): Text | null =>
    text === null ? null : share(text);

/** Lets rows share equal texts, which are half the memory of a large history. */
function shareTexts(): (row: BankTransaction) => BankTransaction {
  const text = sharing<string>();
  const day = sharing<IsoDate>();
  const [textOrNull, dayOrNull] = [orNull(text), orNull(day)];
  return (row) => ({
    ...row,
    accountId: text(row.accountId),
    date: day(row.date),
    authorizedDate: dayOrNull(row.authorizedDate),
    merchant: textOrNull(row.merchant),
    pfcPrimary: textOrNull(row.pfcPrimary),
    pfcDetailed: textOrNull(row.pfcDetailed),
  });
}
