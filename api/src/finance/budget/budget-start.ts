import { type IsoMonth, isoMonth } from '@halyard/shared-contracts/finance';
import { civilMonth } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { readDocument, writeDocument } from '../paper/documents';

export const BUDGET_KIND = 'budget';

export const budgetDocument = v.object({ since: civilMonth });

/** The month in which the user first had a budget; null if that is not known. */
export async function budgetStart(db: Db, userId: string): Promise<IsoMonth | null> {
  const stored = await readDocument(db, userId, BUDGET_KIND, budgetDocument);
  return stored === null ? null : isoMonth(stored.since);
}

/** Stores the first month once. */
export async function beginBudget(trx: Db, userId: string, month: IsoMonth, now: Date) {
  const since = await budgetStart(trx, userId);
  if (since !== null && since <= month) return;
  await writeDocument(trx, userId, BUDGET_KIND, { since: month }, now);
}
