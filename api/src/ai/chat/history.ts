import {
  type ChatMessage,
  chatMessageDetailsSchema,
  type Query,
  querySchema,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Only this many of the newest messages are read. */
const NEWEST_MESSAGES = 200;

/** The browser gets the message without the query. */
export interface StoredMessage extends ChatMessage {
  readonly query?: Query | undefined;
}

export type NewMessage = Omit<StoredMessage, 'id' | 'timestamp'>;

const detailsSchema = v.object({
  ...chatMessageDetailsSchema.entries,
  /** Queries that earlier versions stored lack newer fields. */
  query: v.optional(
    v.object({
      ...querySchema.entries,
      without: v.optional(querySchema.entries.without, []),
      size: v.optional(querySchema.entries.size, null),
      target: v.optional(querySchema.entries.target, null),
      order: v.optional(querySchema.entries.order, null),
      rank: v.optional(querySchema.entries.rank, null),
      weekdays: v.optional(querySchema.entries.weekdays, []),
    }),
  ),
});

const detailsOf = (text: string | null) =>
  text === null ? {} : v.parse(detailsSchema, JSON.parse(text));

/** The messages are in order from old to new. */
export async function readHistory(
  db: Db,
  userId: string,
  most = NEWEST_MESSAGES,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'type', 'content', 'details', 'created_at as timestamp'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ details, ...line }) => ({ ...line, ...detailsOf(details) }));
}

export async function addMessage(
  db: Db,
  userId: string,
  line: NewMessage,
  now: Date,
): Promise<StoredMessage> {
  const { type, content, ...details } = line;
  const id = uuid();
  const timestamp = now.toISOString();
  const hasDetails = Object.keys(details).length > 0;
  await db
    .insertInto('chat_messages')
    .values({
      user_id: userId,
      id,
      type,
      content,
      details: hasDetails ? JSON.stringify(details) : null,
      created_at: timestamp,
    })
    .execute();
  return { id, timestamp, ...line };
}

export async function hasMessage(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export function clearHistory(db: Db, userId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
    await trx.deleteFrom('ai_sent').where('user_id', '=', userId).execute();
  });
}
