import { type IsoMonth, isoMonth } from '@halyard/shared-contracts/finance';
import { civilMonth } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { readDocument, writeDocument } from '../user-entries/documents';

export const BUDGET_KIND = 'budget';

export const budgetDocument = v.object({ since: civilMonth });

async function budgetStart(db: Db, userId: string): Promise<IsoMonth | null> {
  const stored = await readDocument(db, userId, BUDGET_KIND, budgetDocument);
  return stored === null ? null : isoMonth(stored.since);
}

/** A budget begins in its first month and counts the rows that come after `begunAt`. */
export interface BegunBudget {
  readonly since: IsoMonth;
  readonly begunAt: string;
}

/** Returns null if the first month of the budget is unknown. */
export async function begunBudget(db: Db, userId: string): Promise<BegunBudget | null> {
  const since = await budgetStart(db, userId);
  if (since === null) return null;
  const { updated_at: begunAt } = await db
    .selectFrom('documents')
    .select('updated_at')
    .where('user_id', '=', userId)
    .where('kind', '=', BUDGET_KIND)
    .executeTakeFirstOrThrow();
  return { since, begunAt };
}

export async function beginBudget(trx: Db, userId: string, month: IsoMonth, now: Date) {
  const since = await budgetStart(trx, userId);
  if (since !== null && since <= month) return;
  await writeDocument(trx, userId, BUDGET_KIND, { since: month }, now);
}
