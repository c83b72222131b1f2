import type { IsoDate } from '@halyard/shared-contracts/finance';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { type ItemRow, UNKNOWN_BANK } from '../item/item-row';
import { statusAfterSuccess } from '../item/item-status';
import type {
  BankAccounts,
  BankHoldings,
  DebtTerms,
  ItemHealth,
  Malformed,
} from '../provider/provider';
import { recordBalances, recordPastBalances } from './balance-history';
import type { Updates } from './collect';
import { saveAccounts, saveTerms, saveUnlistedAccounts } from './save-accounts';
import { saveHoldings } from './save-holdings';
import { saveQuarantine } from './save-quarantine';
import { hasBankTransactions } from './save-transactions';
import { saveUpdates } from './save-updates';
import { recogniseSubscriptions } from './subscriptions';

/** Everything one sync was told, before any of it is saved. */
export interface Told {
  readonly updates: Updates;
  readonly accounts: BankAccounts;
  /** null: the bank did not answer about debts; what is known of them stays. */
  readonly terms: readonly DebtTerms[] | null;
  /** null: the bank did not answer about investments; what is known of them stays. */
  readonly holdings: BankHoldings | null;
  /** null: the bank did not answer about the link itself. */
  readonly health: ItemHealth | null;
}

/** What a sync did to the person's rows. */
export interface SyncCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Rows that could not be read and were kept out. */
  readonly malformed: number;
}

interface Now {
  readonly at: string;
  readonly today: IsoDate;
  /** The civil day on which the bank was linked. */
  readonly linkedOn: IsoDate;
}

/**
 * Saves one sync, all of it or nothing: rows, cursor, balances, terms, history and the version that answers are cached
 * under. Answers null, and changes nothing, when another sync, a removal or a withdrawal came first.
 */
export async function commitSync(
  db: Db,
  asked: ItemRow,
  told: Told,
  now: Now,
): Promise<SyncCounts | null> {
  return inTransaction(db, async (trx) => {
    const ref = { userId: asked.user_id, itemId: asked.id };
    const item = await claimCommit(trx, asked);
    if (!item) return null;
    const hadRows = told.updates.full && (await hasBankTransactions(trx, ref));
    await saveItem(trx, item, told, { ...now, hadRows });
    const counts = await saveRows(trx, item, told, { ...now, hadRows });
    await recordBalances(trx, ref, now.today);
    if (historyAfter(item, told.updates) === 'complete') {
      await recordPastBalances(trx, ref, now.linkedOn);
    }
    await bumpDataVersion(trx, ref.userId);
    return counts;
  });
}

/**
 * The first statement writes, so that no other commit can come between it and the end of this one. Answers the item as it
 * is now: a webhook may have told something of it while the bank was asked.
 */
function claimCommit(db: Db, item: ItemRow): Promise<ItemRow | undefined> {
  return db
    .updateTable('items')
    .set({ cursor_version: item.cursor_version + 1 })
    .where('user_id', '=', item.user_id)
    .where('id', '=', item.id)
    .where('cursor_version', '=', item.cursor_version)
    .where('status', '!=', 'removing')
    .where('token_sealed', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

function historyAfter(item: ItemRow, { history, nextCursor }: Updates): ItemRow['history'] {
  return nextCursor === null || history === 'pending' ? item.history : history;
}

/**
 * The cursor from which the next sync reads on. A reading from the beginning can tell that rows are gone only when the
 * whole history is there; until then it is not relied upon, and the next one starts at the beginning again.
 */
function cursorAfter(item: ItemRow, { updates }: Told, hadRows: boolean): string | null {
  if (updates.nextCursor === null) return item.cursor;
  return hadRows && updates.history !== 'complete' ? null : updates.nextCursor;
}

async function saveItem(
  db: Db,
  item: ItemRow,
  told: Told,
  { at, hadRows }: Now & { readonly hadRows: boolean },
): Promise<void> {
  const { health, updates } = told;
  const status = statusAfterSuccess(item, {
    errorCode: health?.errorCode ?? null,
    consentEndsAt: health?.consentEndsAt ?? null,
    isReady: updates.nextCursor !== null,
    nowMs: Date.parse(at),
  });
  await db
    .updateTable('items')
    .set({
      ...status,
      cursor: cursorAfter(item, told, hadRows),
      history: historyAfter(item, updates),
      institution_id: health?.institutionId ?? item.institution_id,
      institution_name: health?.institutionName ?? item.institution_name,
      bank_updated_at: health?.updatedAt ?? item.bank_updated_at,
      last_success_at: at,
    })
    .where('user_id', '=', item.user_id)
    .where('id', '=', item.id)
    .execute();
}

/** A bank whose name nobody told goes by the first word of each account's name. */
const knownName = ({ institution_name: name }: ItemRow): string | null =>
  name === UNKNOWN_BANK ? null : name;

/** Whether a row of the bank was read well this time, by the bank's id. */
const READ: Readonly<Record<Malformed['kind'], (told: Told, id: string) => boolean>> = {
  transaction: ({ updates }, id) => updates.rows.has(id),
  account: ({ accounts }, id) => accounts.accounts.some(({ accountId }) => accountId === id),
  holding: ({ holdings }, id) =>
    holdings !== null && !holdings.malformed.some((row) => row.id === id || row.id === null),
};

async function saveRows(
  db: Db,
  item: ItemRow,
  told: Told,
  { at, today, hadRows }: Now & { readonly hadRows: boolean },
): Promise<SyncCounts> {
  const ref = { userId: item.user_id, itemId: item.id };
  const { updates } = told;
  const context = {
    ...ref,
    institution: told.health?.institutionName ?? knownName(item),
    at: told.health?.updatedAt ?? at,
    today,
  };
  const accountIds = await saveAccounts(db, told.accounts, context);
  await saveUnlistedAccounts(db, updates.rows.values(), accountIds, context);
  await saveTerms(db, told.terms ?? [], accountIds, ref.userId);
  if (told.holdings) await saveHoldings(db, ref, told.holdings, accountIds);
  const counts = await saveUpdates(db, ref, updates, { accountIds, at, hadRows });
  await recogniseSubscriptions(db, ref, today);
  const malformed = [
    ...told.accounts.malformed,
    ...updates.malformed,
    ...(told.holdings?.malformed ?? []),
  ];
  const isRead = (kind: Malformed['kind'], id: string) => READ[kind](told, id);
  await saveQuarantine(db, ref, { malformed, isRead }, at);
  return { ...counts, malformed: malformed.length };
}
