import type { Household, IsoDate } from '@halyard/shared-contracts/finance';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { householdOf } from './household';

/** How many households are kept ready; one home screen asks for the same one eight times. */
const KEPT = 64;

/** Names one state of a person's data on one day: it changes with every change of what they see. */
export async function dataVersionOf(db: Db, userId: string, today: IsoDate): Promise<string> {
  if (userId === DEMO_USER_ID) return userId;
  const user = await db
    .selectFrom('users')
    .select('data_version')
    .where('id', '=', userId)
    .executeTakeFirst();
  return `${userId} ${user?.data_version ?? 0} ${today}`;
}

/** `householdOf` with a small memory. A change of the data counts its version up, and so is seen at once. */
export function rememberedHouseholds(db: Db) {
  const kept = new Map<string, Promise<Household>>();
  return async (userId: string, today: IsoDate): Promise<Household> => {
    const version = await dataVersionOf(db, userId, today);
    const known = kept.get(version) ?? householdOf(db, userId, today);
    kept.delete(version);
    kept.set(version, known);
    known.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
