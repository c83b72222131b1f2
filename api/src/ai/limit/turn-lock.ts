import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';

/** How long a turn keeps others out at the most, in ms: longer than any answer takes, for a process that died in one. */
const HELD_MS = 60_000;

/** A person's turn in the chat. */
export interface Turn {
  /** Lets the next question in. */
  end(): Promise<void>;
}

/** Takes a person's turn; null while another question of theirs is being answered, by this process or another one. */
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
