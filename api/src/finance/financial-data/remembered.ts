import type { FinancialData, IsoDate } from '@halyard/shared-contracts/finance';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { financialDataOf, listOf } from './financial-data';
import type { Listed } from './listed';

/** How many households are kept ready; one home screen asks for the same one eight times. */
const MOST_KEPT = 64;

/** How many transactions are kept ready, at about 300 bytes each. The newest household is kept however long its list is. */
const MOST_ROWS = 200_000;

interface Entry {
  readonly list: Promise<Listed | FinancialData>;
  financialData: Promise<FinancialData> | null;
  rows: number;
}

/** Names one state of a person's data on one day: it changes with every change of what they see. */
async function dataVersionOf(db: Db, userId: string, today: IsoDate): Promise<string> {
  if (userId === DEMO_USER_ID) return userId;
  return `${userId} ${await dataVersion(db, userId)} ${today}`;
}

/** `listOf` and `financialDataOf` with a memory. A change of the data counts its version up, and so is seen at once. */
export function rememberedFinancialData(db: Db, mostRows = MOST_ROWS) {
  const kept = new Map<string, Entry>();

  function forgetOldest(newest: Entry): void {
    let rows = [...kept.values()].reduce((sum, entry) => sum + entry.rows, 0);
    for (const [name, entry] of kept) {
      if (entry === newest || (kept.size <= MOST_KEPT && rows <= mostRows)) return;
      kept.delete(name);
      rows -= entry.rows;
    }
  }

  /** A list that could not be read is asked for again; one that was counts by its rows from then on. */
  async function weigh(name: string, entry: Entry): Promise<void> {
    try {
      entry.rows = (await entry.list).transactions.length;
      if (kept.get(name) === entry) forgetOldest(entry);
    } catch {
      if (kept.get(name) === entry) kept.delete(name);
    }
  }

  function begun(name: string, list: Entry['list']): Entry {
    const entry: Entry = { list, financialData: null, rows: 0 };
    void weigh(name, entry);
    return entry;
  }

  async function entryOf(userId: string, today: IsoDate): Promise<Entry> {
    const name = await dataVersionOf(db, userId, today);
    const entry = kept.get(name) ?? begun(name, listOf(db, userId, today));
    kept.delete(name);
    kept.set(name, entry);
    return entry;
  }

  async function assembled(entry: Entry, userId: string): Promise<FinancialData> {
    try {
      return await financialDataOf(db, userId, await entry.list);
    } catch (error) {
      entry.financialData = null;
      throw error;
    }
  }

  return {
    async listOf(userId: string, today: IsoDate): Promise<Listed> {
      return (await entryOf(userId, today)).list;
    },
    async financialDataOf(userId: string, today: IsoDate): Promise<FinancialData> {
      const entry = await entryOf(userId, today);
      entry.financialData ??= assembled(entry, userId);
      return entry.financialData;
    },
  };
}
