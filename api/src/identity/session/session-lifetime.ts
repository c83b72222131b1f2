import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { Database } from '../../db/schema';
import type { Person } from '../person';

const DAY_MS = 86_400_000;

/** A visitor has no way back except the cookie. */
export const VISIT_DAYS = 365;
/** A session of an account ends after this many days without use. */
export const ACCOUNT_DAYS = 30;
/** A session ends this many days after the log-in, even if it is used. */
const MAX_ACCOUNT_DAYS = 90;

export const later = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

export const endedIfCreatedBy = (now: Date): string => later(now, -MAX_ACCOUNT_DAYS);

/** Matches sessions of accounts only. */
export const endedSessions = (now: Date) => (is: ExpressionBuilder<Database, 'sessions'>) =>
  is.and([
    is('proved_at', 'is not', null),
    is.or([
      is('expires_at', '<=', now.toISOString()),
      is('created_at', '<=', endedIfCreatedBy(now)),
    ]),
  ]);

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where(endedSessions(now)).execute();
}

export const daysOf = ({ email }: Person): number => (email === null ? VISIT_DAYS : ACCOUNT_DAYS);
