import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { GRACE_DAYS } from './visit-fate';

const DAY_MS = 86_400_000;

/** A visit that somebody made in a browser before they logged in to their account there. */
interface LeftVisit {
  /** The account. */
  readonly userId: string;
  readonly visitId: string;
}

/** A visit whose data the owner of an account may bring along. */
export interface VisitOffer {
  readonly id: string;
  readonly visitId: string;
  readonly offeredAt: string;
  /** Until when the data are stored at least, as ISO text. */
  readonly storedUntil: string;
  readonly isPutAway: boolean;
}

/** The visit is left from now on, so its data stay for at least the days of grace. */
const storedUntil = (offeredAt: string): string =>
  new Date(Date.parse(offeredAt) + GRACE_DAYS * DAY_MS).toISOString();

/** Offers the data of a visit to the account that its browser logged in to. A visit without data is offered to nobody. */
export async function offerVisit(db: Db, { userId, visitId }: LeftVisit, now: Date): Promise<void> {
  const visit = await db
    .selectFrom('users')
    .select('used_rows')
    .where('id', '=', visitId)
    .where('email', 'is', null)
    .executeTakeFirst();
  if (!visit || visit.used_rows === 0) return;
  await db
    .insertInto('visit_offers')
    .values({ user_id: userId, id: uuid(), visit_id: visitId, offered_at: now.toISOString() })
    .execute();
}

/** What is offered to an account, the newest first; visits that were erased are left out. */
export async function visitOffers(db: Db, userId: string): Promise<VisitOffer[]> {
  const rows = await db
    .selectFrom('visit_offers')
    .innerJoin('users', 'users.id', 'visit_offers.visit_id')
    .select([
      'visit_offers.id',
      'visit_offers.visit_id',
      'visit_offers.offered_at',
      'visit_offers.put_away_at',
    ])
    .where('visit_offers.user_id', '=', userId)
    .where('users.email', 'is', null)
    .orderBy('visit_offers.offered_at', 'desc')
    .orderBy('visit_offers.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    visitId: row.visit_id,
    offeredAt: row.offered_at,
    storedUntil: storedUntil(row.offered_at),
    isPutAway: row.put_away_at !== null,
  }));
}

/** Stops asking about an offer; its data stay as long as before. False when the account has no such offer. */
export async function putAwayOffer(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visit_offers')
    .set({ put_away_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
