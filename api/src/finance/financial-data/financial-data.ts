import type { FinancialData, IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { type Listed, ownList } from './listed';
import { ownFinancialData } from './own';
import { sampleHousehold } from './sample';

/**
 * The transactions that one person sees: the sample's with their changes until they link a bank or enter an account,
 * their own and nothing else from then on.
 */
export async function listOf(
  db: Db,
  userId: string,
  today: IsoDate,
): Promise<Listed | FinancialData> {
  return (await hasOwnData(db, userId)) ? ownList(db, userId, today) : sampleHousehold(db, userId);
}

/** Everything that belongs to a person's list; the sample's list is a part of it. */
export async function financialDataOf(
  db: Db,
  userId: string,
  list: Listed | FinancialData,
): Promise<FinancialData> {
  return 'accounts' in list ? list : ownFinancialData(db, userId, list);
}
