import type { OpenSession } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { endedSessions } from '../session/session-lifetime';
import { sha256 } from '../tokens';

/** The owner sees this id; it does not reveal the token. */
const publicId = (tokenHash: string): string => sha256(`session|${tokenHash}`).slice(0, 32);

const rowsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'browser', 'last_seen_at', 'created_at'])
    .where('user_id', '=', userId)
    .where((is) => is.not(endedSessions(now)(is)))
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();

export async function openSessions(
  db: Db,
  userId: string,
  currentToken: string | undefined,
  now: Date,
): Promise<OpenSession[]> {
  const current = currentToken === undefined ? null : sha256(currentToken);
  const rows = await rowsOf(db, userId, now);
  return rows.map(({ token_hash, ...session }) => ({
    ...session,
    id: publicId(token_hash),
    current: token_hash === current,
  }));
}

export async function endOpenSession(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<{ readonly browser: string | null } | undefined> {
  const rows = await rowsOf(db, userId, now);
  const found = rows.find(({ token_hash }) => publicId(token_hash) === id);
  if (!found) return undefined;
  await db.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
  return { browser: found.browser };
}
