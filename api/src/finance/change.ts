import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Db } from '../db/database';
import { bumpDataVersion } from '../db/data-version';
import { hasOwnData } from '../db/own-data';
import { AppError } from '../errors';
import { withinQuota } from '../quota/within-quota';
import { sample } from './financial-data/sample';

/** Changes a person's data: all of it or nothing, within their quota, and seen by the next read. */
export function change<T>(db: Db, userId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return withinQuota(db, userId, async (trx) => {
    const result = await work(trx);
    await bumpDataVersion(trx, userId);
    return result;
  });
}

/** Why a row that is not the person's cannot be changed: it is the sample's that they look at, or nobody's. */
export async function notOwn(
  db: Db,
  userId: string,
  isIn: (financialData: FinancialData) => boolean,
): Promise<AppError> {
  const seesSample = !(await hasOwnData(db, userId));
  return new AppError(seesSample && isIn(await sample()) ? 'SAMPLE_DATA' : 'NOT_FOUND');
}
