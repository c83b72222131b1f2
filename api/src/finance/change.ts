import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Db } from '../db/database';
import { bumpDataVersion } from '../db/data-version';
import { hasOwnData } from '../db/own-data';
import { AppError } from '../errors';
import { withinQuota } from '../quota/within-quota';
import { sample } from './financial-data/sample';

/** Changes a user's data in a transaction within the quota, so that the next read sees the change. */
export function change<T>(db: Db, userId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return withinQuota(db, userId, async (trx) => {
    const result = await work(trx);
    await bumpDataVersion(trx, userId);
    return result;
  });
}

/** Returns SAMPLE_DATA for a visible row of the sample, or NOT_FOUND for any other row that the user does not own. */
export async function notOwnError(
  db: Db,
  userId: string,
  isInSample: (financialData: FinancialData) => boolean,
): Promise<AppError> {
  const seesSample = !(await hasOwnData(db, userId));
  return new AppError(seesSample && isInSample(await sample()) ? 'SAMPLE_DATA' : 'NOT_FOUND');
}
