import type { Db } from '../../db/database';

const LIFETIME_MS = 5 * 60_000;

/** Also deletes expired challenges. */
export async function storeChallenge(
  db: Db,
  userId: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
  const expires_at = new Date(now.getTime() + LIFETIME_MS).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ user_id: userId, challenge, expires_at })
    .execute();
}

/** Uses up a challenge. Returns false when it is another user's, used, or expired. */
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
