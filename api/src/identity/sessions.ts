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

/** A new token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text reads like a token of ours, so that nobody's visit can be guessed from a short one. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

const later = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

function sessionRow(token: string, userId: string, now: Date, days: number) {
  const at = now.toISOString();
  return {
    token_hash: sha256(token),
    user_id: userId,
    created_at: at,
    last_seen_at: at,
    expires_at: later(now, days),
  };
}

/** Opens a session of someone with an account and gives its token; only the token's hash is kept. */
export async function openSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values(sessionRow(token, userId, now, ACCOUNT_DAYS))
    .execute();
  return token;
}

/**
 * Opens a visitor's session under the token that their browser holds already, for `userId`, or finds the one that is
 * open; gives whose it is. The insert comes first, so that of several at once one opens and the others find.
 */
export async function openVisit(db: Db, token: string, userId: string, now: Date): Promise<string> {
  const visit = sessionRow(token, userId, now, VISIT_DAYS);
  await db
    .deleteFrom('sessions')
    .where('token_hash', '=', visit.token_hash)
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await db
    .insertInto('sessions')
    .values(visit)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const { user_id } = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', visit.token_hash)
    .executeTakeFirstOrThrow();
  return user_id;
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
