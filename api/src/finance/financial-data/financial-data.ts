import type { FinancialData, IsoDate } from '@halyard/shared-contracts/finance';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import { LRUCache } from 'lru-cache';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { ownFinancialData } from './own';
import { sampleHousehold } from './sample';
import { ownList, type TransactionList } from './transaction-list';

type AnyList = TransactionList | FinancialData;

/** The transactions that a user sees: only their own, or the sample household until they have own data. */
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

/** Transactions of about 300 bytes. A longer list is cached alone. */
const MAX_ROWS = 200_000;

interface Entry {
  readonly list: Promise<AnyList>;
  financialData: Promise<FinancialData> | null;
  rows: number;
}

async function keyOf(db: Db, userId: string, today: IsoDate): Promise<string> {
  if (userId === DEMO_USER_ID) return userId;
  return `${userId} ${await dataVersion(db, userId)} ${today}`;
}

export function cachedFinancialData(db: Db, maxRows = MAX_ROWS) {
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

  async function entryOf(userId: string, today: IsoDate): Promise<Entry> {
    const key = await keyOf(db, userId, today);
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
    async listOf(userId: string, today: IsoDate): Promise<TransactionList> {
      return (await entryOf(userId, today)).list;
    },
    async financialDataOf(userId: string, today: IsoDate): Promise<FinancialData> {
      const entry = await entryOf(userId, today);
      entry.financialData ??= complete(entry, userId);
      return entry.financialData;
    },
  };
}
