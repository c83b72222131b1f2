import * as v from 'valibot';
import type { Db } from '../../db/database';

const REQUESTS = v.array(v.string());

export async function storeSent(
  db: Db,
  userId: string,
  messageId: string,
  requests: readonly string[],
): Promise<void> {
  await db
    .insertInto('ai_sent')
    .values({ user_id: userId, message_id: messageId, requests: JSON.stringify(requests) })
    .execute();
}

/** Returns null if nothing was sent to a provider for the message. */
export async function readSent(
  db: Db,
  userId: string,
  messageId: string,
): Promise<string[] | null> {
  const row = await db
    .selectFrom('ai_sent')
    .select('requests')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row ? v.parse(REQUESTS, JSON.parse(row.requests)) : null;
}
