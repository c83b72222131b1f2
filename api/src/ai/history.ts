import type { ChatMessage } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';

/** Messages given back at most, the newest ones. */
const KEPT = 200;

/** A person's chat, oldest first. */
export async function readHistory(db: Db, userId: string): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'type', 'content', 'created_at as timestamp'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute();
  return rows.reverse();
}

/** Adds one line to a person's chat. */
export async function addMessage(
  db: Db,
  userId: string,
  type: ChatMessage['type'],
  content: string,
  now: Date,
): Promise<ChatMessage> {
  const message = { id: uuid(), type, content, timestamp: now.toISOString() };
  const { timestamp: created_at, ...row } = message;
  await db
    .insertInto('chat_messages')
    .values({ ...row, created_at, user_id: userId })
    .execute();
  return message;
}

export async function clearHistory(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
}
