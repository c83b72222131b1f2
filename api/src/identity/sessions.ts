import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A visitor without an account has nothing but the cookie to come back with. */
export const VISIT_DAYS = 365;
/** Someone with an account can log in again. */
export const ACCOUNT_DAYS = 30;

interface Signed {
  readonly userId: string;
  readonly email: string | null;
}

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

const later = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

/** Opens a session and gives its token, 32 random bytes; only the token's hash is kept. */
export async function openSession(
  db: Db,
  userId: string,
  now: Date,
  days: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      created_at: at,
      last_seen_at: at,
      expires_at: later(now, days),
    })
    .execute();
  return token;
}

/** Whose session the token opens; null when there is none or it has ended. Seen once an hour, it lives on. */
export async function findSession(db: Db, token: string, now: Date): Promise<Signed | null> {
  const hash = sha256(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'sessions.last_seen_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - Date.parse(row.last_seen_at) > HOUR_MS) await prolong(db, hash, row, now);
  return { userId: row.id, email: row.email };
}

async function prolong(db: Db, hash: string, row: { email: string | null }, now: Date) {
  const days = row.email === null ? VISIT_DAYS : ACCOUNT_DAYS;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString(), expires_at: later(now, days) })
    .where('token_hash', '=', hash)
    .execute();
}

/** Ends the session that the token opens, and with the chance every session that has run out. */
export async function endSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) =>
      is.or([is('token_hash', '=', sha256(token)), is('expires_at', '<=', now.toISOString())]),
    )
    .execute();
}
