import type { IsoDate } from '@halyard/shared-contracts/finance';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { type ChangedRow, recordChange } from '../../changes/record-change';
import { inTransaction } from '../../db/transaction';
import { type ItemRow, UNKNOWN_BANK } from '../item/item-row';
import { statusAfterSuccess } from '../item/item-status';
import type {
  BankAccounts,
  BankHoldings,
  BankTrades,
  DebtTerms,
  ItemHealth,
  Malformed,
} from '../provider/provider';
import { recordBalances, recordPastBalances } from './balance-history';
import type { Updates } from './collect';
import { saveAccounts, saveTerms, saveUnlistedAccounts } from './save-accounts';
import { saveHoldings } from './save-holdings';
import { saveTrades } from './save-trades';
import { saveQuarantine } from './save-quarantine';
import { hasBankTransactions } from './save-transactions';
import { recordRules } from '../../rules/record-rules';
import { saveUpdates } from './save-updates';
import { markSubscriptions } from './subscriptions';

export interface ReceivedData {
  readonly updates: Updates;
  readonly accounts: BankAccounts;
  /** A value is null if the bank did not answer; the stored value stays. */
  readonly terms: readonly DebtTerms[] | null;
  readonly holdings: BankHoldings | null;
  readonly trades: BankTrades | null;
  readonly health: ItemHealth | null;
}

export interface SyncCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly malformed: number;
}

interface Now {
  readonly at: string;
  readonly today: IsoDate;
  readonly linkedOn: IsoDate;
}

/**
 * Saves one sync in one transaction. Returns null and saves nothing if another sync, a removal or a withdrawal came
 * first.
 */
export async function commitSync(
  db: Db,
  before: ItemRow,
  received: ReceivedData,
  now: Now,
): Promise<SyncCounts | null> {
  return inTransaction(db, async (trx) => {
    const ref = { userId: before.user_id, itemId: before.id };
    const item = await claimCommit(trx, before);
    if (!item) return null;
    const hadRows = received.updates.full && (await hasBankTransactions(trx, ref));
    await saveItem(trx, item, received, { ...now, hadRows });
    const counts = await saveRows(trx, item, received, { ...now, hadRows });
    await recordBalances(trx, ref, now.today);
    if (historyAfter(item, received.updates) === 'complete') {
      await recordPastBalances(trx, ref, now.linkedOn);
    }
    await bumpDataVersion(trx, ref.userId);
    return counts;
  });
}

/**
 * The transaction starts with a write, so that no other commit can follow in between. Returns the current item,
 * because a webhook may have changed it during the sync.
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

/** A full sync can remove missing rows only with the complete history. Until then, the next sync is a full one too. */
function cursorAfter(item: ItemRow, { updates }: ReceivedData, hadRows: boolean): string | null {
  if (updates.nextCursor === null) return item.cursor;
  return hadRows && updates.history !== 'complete' ? null : updates.nextCursor;
}

async function saveItem(
  db: Db,
  item: ItemRow,
  received: ReceivedData,
  { at, hadRows }: Now & { readonly hadRows: boolean },
): Promise<void> {
  const { health, updates } = received;
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
      cursor: cursorAfter(item, received, hadRows),
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

/** Returns the bank's name for itself, or the name in the link, or null if neither is known. */
const knownName = (
  { institution_name: name }: ItemRow,
  { health }: Pick<ReceivedData, 'health'>,
): string | null => health?.institutionName ?? (name === UNKNOWN_BANK ? null : name);

const WAS_READ: Readonly<
  Record<Malformed['kind'], (received: ReceivedData, id: string) => boolean>
> = {
  transaction: ({ updates }, id) => updates.rows.has(id),
  account: ({ accounts }, id) => accounts.accounts.some(({ accountId }) => accountId === id),
  holding: ({ holdings }, id) =>
    holdings !== null && !holdings.malformed.some((row) => row.id === id || row.id === null),
  trade: ({ trades }, id) =>
    trades !== null && !trades.malformed.some((row) => row.id === id || row.id === null),
};

/** A sync that changed nothing is not recorded. */
async function recordSync(
  db: Db,
  userId: string,
  bank: string,
  { added, changed, removed }: Omit<SyncCounts, 'malformed'>,
  rows: readonly ChangedRow[],
  at: string,
): Promise<void> {
  if (added + changed + removed + rows.length === 0) return;
  const counts = [
    [added, 'new'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const found = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const words = found.length > 0 ? found : ['balances'];
  const about = { kind: 'bank-synced', label: `${bank}: ${words.join(', ')}`, by: 'sync' } as const;
  await recordChange(db, userId, { ...about, rows }, new Date(at));
}

async function saveRows(
  db: Db,
  item: ItemRow,
  received: ReceivedData,
  { at, today, hadRows }: Now & { readonly hadRows: boolean },
): Promise<SyncCounts> {
  const ref = { userId: item.user_id, itemId: item.id };
  const { updates } = received;
  const context = {
    ...ref,
    // Without a name, the first word of each account name replaces it.
    institution: knownName(item, received),
    at: received.health?.updatedAt ?? at,
    today,
  };
  const { ids: accountIds, balances } = await saveAccounts(db, received.accounts, context);
  await saveUnlistedAccounts(db, updates.rows.values(), accountIds, context);
  await saveTerms(db, received.terms ?? [], accountIds, ref.userId);
  if (received.holdings) await saveHoldings(db, ref, received.holdings, accountIds);
  if (received.trades) {
    const { accounts } = received.accounts;
    await saveTrades(db, ref, received.trades, { accounts, ids: accountIds });
  }
  const { differences, byRules, ...counts } = await saveUpdates(db, ref, updates, {
    accountIds,
    at,
    hadRows,
  });
  await recordSync(
    db,
    ref.userId,
    knownName(item, received) ?? 'your bank',
    counts,
    [...differences, ...balances],
    at,
  );
  await recordRules(db, ref.userId, byRules, new Date(at));
  await markSubscriptions(db, ref, today);
  const malformed = [
    ...received.accounts.malformed,
    ...updates.malformed,
    ...(received.holdings?.malformed ?? []),
    ...(received.trades?.malformed ?? []),
  ];
  const isRead = (kind: Malformed['kind'], id: string) => WAS_READ[kind](received, id);
  await saveQuarantine(db, ref, { malformed, isRead }, at);
  return { ...counts, malformed: malformed.length };
}
