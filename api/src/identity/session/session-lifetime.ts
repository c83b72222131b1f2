import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { Database } from '../../db/schema';
import type { Person } from '../person';

const DAY_MS = 86_400_000;

/** A visitor without an account has nothing but the cookie to come back with. */
export const VISIT_DAYS = 365;
/** Someone with an account can log in again. A session that is not used for so long ends. */
export const ACCOUNT_DAYS = 30;
/** A session of an account ends so long after its user proved who they are, however often it is used. */
const MOST_ACCOUNT_DAYS = 90;

export const later = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

/** A session of an account that was created then or earlier has ended. */
export const endedIfCreatedBy = (now: Date): string => later(now, -MOST_ACCOUNT_DAYS);

/** Sessions of accounts that have ended, by either of their two lifetimes. */
export const endedSessions = (now: Date) => (is: ExpressionBuilder<Database, 'sessions'>) =>
  is.and([
    is('proved_at', 'is not', null),
    is.or([
      is('expires_at', '<=', now.toISOString()),
      is('created_at', '<=', endedIfCreatedBy(now)),
    ]),
  ]);

/** Deletes the sessions of accounts that have ended; that of a visit is deleted with the visit. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where(endedSessions(now)).execute();
}

/** How long a browser keeps the session of this person after it was last seen, in days. */
export const daysOf = ({ email }: Person): number => (email === null ? VISIT_DAYS : ACCOUNT_DAYS);
