import type { Household, IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { ownHousehold } from './own';
import { sampleHousehold } from './sample';

/**
 * Everything one person sees: the sample household with their changes until they link a bank or enter an account,
 * their own data and nothing else from then on (readings 3.3).
 */
export async function householdOf(db: Db, userId: string, today: IsoDate): Promise<Household> {
  return (await hasOwnData(db, userId))
    ? ownHousehold(db, userId, today)
    : sampleHousehold(db, userId);
}
