import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';

/** A turn lasts at most this many ms, which is longer than any answer takes. It ends a turn whose process died. */
const HELD_MS = 60_000;

export interface Turn {
  /** Allows the next question. */
  end(): Promise<void>;
}

/** Takes a user's turn. Returns null while any process answers another question of the user. */
export async function takeTurn(db: Db, userId: string, now: Date): Promise<Turn | null> {
  const turn = { id: uuid(), until: new Date(now.getTime() + HELD_MS).toISOString() };
  const taken = await db
    .insertInto('chat_turns')
    .values({ user_id: userId, ...turn })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(turn)
        .where('chat_turns.until', '<=', now.toISOString()),
    )
    .returning('id')
    .executeTakeFirst();
  if (!taken) return null;
  return {
    end: async () => {
      await db
        .deleteFrom('chat_turns')
        .where('user_id', '=', userId)
        .where('id', '=', turn.id)
        .execute();
    },
  };
}
