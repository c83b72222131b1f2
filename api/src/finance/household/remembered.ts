import type { Household, IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { householdOf } from './household';

/** How many households are kept ready; one home screen asks for the same one eight times. */
const KEPT = 64;

/** Reads a person's household, assembled once per version of their data. */
type Households = (userId: string, today: IsoDate) => Promise<Household>;

/** `householdOf` with a small memory. A change of the data counts its version up, and so is seen at once. */
export function rememberedHouseholds(db: Db): Households {
  const kept = new Map<string, Promise<Household>>();
  return async (userId, today) => {
    const user = await db
      .selectFrom('users')
      .select('data_version')
      .where('id', '=', userId)
      .executeTakeFirst();
    const key = `${userId} ${user?.data_version ?? 0} ${today}`;
    const known = kept.get(key) ?? householdOf(db, userId, today);
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
