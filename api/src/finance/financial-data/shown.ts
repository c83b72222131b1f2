import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { AppError } from '../../errors';
import { sampleHousehold } from './sample';

/** The thing of the sample household that a person sees under this id; NOT_FOUND when they do not see any. */
export async function findShown<Thing extends { readonly id: string }>(
  db: Db,
  userId: string,
  of: (financialData: FinancialData) => readonly Thing[],
  id: string,
): Promise<Thing> {
  const shown = (await hasOwnData(db, userId)) ? [] : of(await sampleHousehold(db, userId));
  const found = shown.find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
