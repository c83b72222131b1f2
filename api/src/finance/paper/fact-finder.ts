import { type FactFinder, factFinderSchema, firstFactFinder } from '@halyard/shared-contracts/wire';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { readDocument, writeDocument } from './documents';

export const FACT_FINDER_KIND = 'fact-finder';

export function readFactFinder(db: Db, userId: string): Promise<FactFinder | null> {
  return readDocument(db, userId, FACT_FINDER_KIND, factFinderSchema);
}

export function writeFactFinder(
  db: Db,
  userId: string,
  value: FactFinder,
  now: Date,
): Promise<void> {
  return writeDocument(db, userId, FACT_FINDER_KIND, value, now);
}

export async function factFinderOf(
  db: Db,
  userId: string,
  financialData: () => Promise<Pick<FinancialData, 'profile'>>,
): Promise<FactFinder> {
  return (await readFactFinder(db, userId)) ?? firstFactFinder(await financialData());
}
