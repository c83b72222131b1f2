import { goalOf } from '@halyard/shared-contracts/wire';
import { type QueryExecutorProvider, sql } from 'kysely';
import { v7 as uuid } from 'uuid';

interface Document {
  readonly user_id: string;
  readonly body: string;
  readonly updated_at: string;
}

const DAY = '2025-06-30'.length;

export const goalName = (text: string): string => text.replaceAll(/\s+/g, ' ').trim() || 'Goal';

function goalsIn(body: string): { readonly goals: string[]; readonly rest: object } {
  const { goals = [], ...rest }: { goals?: unknown[] } = JSON.parse(body);
  return {
    goals: goals.filter((each): each is string => typeof each === 'string' && each.trim() !== ''),
    rest,
  };
}

/** Turns the texts of goals in fact finders into goals, once. */
export async function adoptFactFinderGoals(
  db: QueryExecutorProvider,
  userId?: string,
): Promise<void> {
  const ofUser = userId === undefined ? sql`` : sql`and user_id = ${userId}`;
  const { rows } = await sql<Document>`
    select user_id, body, updated_at from documents where kind = 'fact-finder' ${ofUser}
  `.execute(db);
  for (const { user_id, body, updated_at } of rows) {
    const { goals, rest } = goalsIn(body);
    const day = updated_at.slice(0, DAY);
    for (const [place, text] of goals.entries()) {
      const { what, amount, by } = goalOf(text);
      await sql`
        insert into goals (user_id, id, name, target_cents, date, place, made_on, origin, removed)
        values (${user_id}, ${`goal-${uuid()}`}, ${goalName(what)}, ${amount}, ${by}, ${place}, ${day}, ${null}, 0)
      `.execute(db);
    }
    if (goals.length === 0) continue;
    await sql`
      update documents set body = ${JSON.stringify({ ...rest, goals: [] })}
      where user_id = ${user_id} and kind = 'fact-finder'
    `.execute(db);
  }
}
