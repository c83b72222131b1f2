import type { FinancialData, IsoDate } from '@halyard/shared-contracts/finance';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { ownFinancialData } from './own';
import { sampleHousehold } from './sample';
import { ownList, type TransactionList } from './transaction-list';

type AnyList = TransactionList | FinancialData;

/** Returns a user's own transactions, or those of the sample until the user has own data. */
export async function listOf(db: Db, userId: string, today: IsoDate): Promise<AnyList> {
  return (await hasOwnData(db, userId)) ? ownList(db, userId, today) : sampleHousehold(db, userId);
}

export async function financialDataOf(
  db: Db,
  userId: string,
  list: AnyList,
): Promise<FinancialData> {
  return 'accounts' in list ? list : ownFinancialData(db, userId, list);
}

const MAX_USERS = 64;

/** A transaction has about 300 bytes. A longer list is cached alone. */
const MAX_ROWS = 200_000;

interface Entry {
  readonly list: Promise<AnyList>;
  financialData: Promise<FinancialData> | null;
  rows: number;
}

/** The IANA zone of a user is null until it is known. */
type DayIn = (timeZone: string | null) => IsoDate;

async function stateOf(db: Db, userId: string, dayIn: DayIn) {
  if (userId === DEMO_USER_ID) return { key: userId, today: dayIn(null) };
  const user = await db
    .selectFrom('users')
    .select(['data_version', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const today = dayIn(user?.time_zone ?? null);
  return { key: `${userId} ${user?.data_version ?? 0} ${today}`, today };
}

export function cachedFinancialData(db: Db, dayIn: DayIn, maxRows = MAX_ROWS) {
  const cache = new LRUCache<string, Entry>({
    max: MAX_USERS,
    maxSize: maxRows,
    sizeCalculation: ({ rows }) => Math.min(Math.max(rows, 1), maxRows),
  });

  async function settle(key: string, entry: Entry): Promise<void> {
    const rows = await entry.list.then(
      ({ transactions }) => transactions.length,
      () => null,
    );
    if (cache.peek(key) !== entry) return;
    cache.delete(key);
    if (rows !== null) cache.set(key, Object.assign(entry, { rows }));
  }

  async function entryOf(userId: string): Promise<Entry> {
    const { key, today } = await stateOf(db, userId, dayIn);
    const cached = cache.get(key);
    if (cached) return cached;
    const entry: Entry = { list: listOf(db, userId, today), financialData: null, rows: 0 };
    cache.set(key, entry);
    void settle(key, entry);
    return entry;
  }

  async function complete(entry: Entry, userId: string): Promise<FinancialData> {
    try {
      return await financialDataOf(db, userId, await entry.list);
    } catch (error) {
      entry.financialData = null;
      throw error;
    }
  }

  return {
    async listOf(userId: string): Promise<TransactionList> {
      return (await entryOf(userId)).list;
    },
    async financialDataOf(userId: string): Promise<FinancialData> {
      const entry = await entryOf(userId);
      entry.financialData ??= complete(entry, userId);
      return entry.financialData;
    },
  };
}
