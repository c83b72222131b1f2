import { type FactFinder, factFinderSchema, firstFactFinder } from '@halyard/shared-contracts/wire';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { textOfGoal } from '../goal/goals-as-texts';
import { storedGoals } from '../goal/stored-goals';
import { readDocument, writeDocument } from './documents';

export const FACT_FINDER_KIND = 'fact-finder';

export function readFactFinder(db: Db, userId: string): Promise<FactFinder | null> {
  return readDocument(db, userId, FACT_FINDER_KIND, factFinderSchema);
}

/** The goals of the fact finder are stored as goals. */
export function writeFactFinder(
  db: Db,
  userId: string,
  value: FactFinder,
  now: Date,
): Promise<void> {
  return writeDocument(db, userId, FACT_FINDER_KIND, { ...value, goals: [] }, now);
}

export async function factFinderOf(
  db: Db,
  userId: string,
  financialData: () => Promise<Pick<FinancialData, 'profile'>>,
): Promise<FactFinder> {
  const facts = (await readFactFinder(db, userId)) ?? firstFactFinder(await financialData());
  return { ...facts, goals: (await storedGoals(db, userId)).map(textOfGoal) };
}
