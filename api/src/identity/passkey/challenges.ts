import type { Db } from '../../db/database';

const LIVES_MS = 5 * 60_000;

/** Keeps a challenge that a passkey is to answer, and forgets those that nobody answered in time. */
export async function keepChallenge(
  db: Db,
  userId: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
  const expires_at = new Date(now.getTime() + LIVES_MS).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ user_id: userId, challenge, expires_at })
    .execute();
}

/** Takes a challenge for good. False when it was not given to this person, was answered, or has run out. */
export async function takeChallenge(
  db: Db,
  userId: string,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .where('challenge', '=', challenge)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now.toISOString();
}
