import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { GRACE_DAYS } from './visit-retention';

const DAY_MS = 86_400_000;

interface LeftVisit {
  readonly userId: string;
  readonly visitId: string;
}

export interface VisitOffer {
  readonly id: string;
  readonly visitId: string;
  readonly offeredAt: string;
  readonly storedUntil: string;
  readonly isPutAway: boolean;
}

/** The visit has no session from now on, so its data stay for at least the grace days. */
const storedUntil = (offeredAt: string): string =>
  new Date(Date.parse(offeredAt) + GRACE_DAYS * DAY_MS).toISOString();

/** A visit without data is not offered. */
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

/** The data stay as long as before. Returns false when the account has no such offer. */
export async function dismissOffer(
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
