import type { Db } from '../db/database';
import type { Person } from './person';
import { newToken, sha256 } from './tokens';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A visitor without an account has nothing but the cookie to come back with. */
const VISIT_DAYS = 365;
/** Someone with an account can log in again. */
const ACCOUNT_DAYS = 30;

/** Who proved what in which browser. */
export interface Proof {
  readonly userId: string;
  readonly browser: string | null;
}

interface Signed {
  readonly person: Person;
  /** Whether the session was prolonged just now; the cookie has to be as well. */
  readonly isProlonged: boolean;
}

const later = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

function sessionRow(token: string, { userId, browser }: Proof, now: Date, days: number) {
  const at = now.toISOString();
  return {
    token_hash: sha256(token),
    user_id: userId,
    browser,
    created_at: at,
    last_seen_at: at,
    expires_at: later(now, days),
  };
}

/** Opens a session of someone who has just proved who they are and gives its token; only the token's hash is kept. */
export async function openSession(db: Db, proof: Proof, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ ...sessionRow(token, proof, now, ACCOUNT_DAYS), proved_at: now.toISOString() })
    .execute();
  return token;
}

/**
 * Opens a visitor's session under the token that their browser holds already, for the visitor given, or finds the one that is
 * open; gives whose it is. The insert comes first, so that of several at once one opens and the others find.
 */
export async function openVisit(db: Db, token: string, visitor: Proof, now: Date): Promise<string> {
  const visit = sessionRow(token, visitor, now, VISIT_DAYS);
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
    .select(['users.id', 'users.email', 'sessions.last_seen_at', 'sessions.proved_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const { id: userId, email, proved_at: provedAt } = row;
  const person = { userId, email, provedAt };
  const isProlonged = now.getTime() - Date.parse(row.last_seen_at) > HOUR_MS;
  if (isProlonged) await prolong(db, hash, person, now);
  return { person, isProlonged };
}

/** How long a browser keeps the session of this person after it was last seen, in days. */
export const daysOf = ({ email }: Person): number => (email === null ? VISIT_DAYS : ACCOUNT_DAYS);

async function prolong(db: Db, hash: string, person: Person, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString(), expires_at: later(now, daysOf(person)) })
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

/** Ends every session of a person, or every other one than the token's. */
export async function endSessionsOf(db: Db, userId: string, butToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(butToken !== undefined, (only) => only.where('token_hash', '!=', sha256(butToken ?? '')))
    .execute();
}
