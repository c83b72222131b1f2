import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Db } from '../../../db/database';

/** Other requests are served between two pages. */
const PAGE = 1000;

export async function* pages<Row extends { readonly id: string }>(
  pageAfter: (lastId: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let lastId = '';
  for (;;) {
    const rows = await pageAfter(lastId);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    lastId = rows.at(-1)?.id ?? lastId;
    await letOthersRun();
  }
}

export const transactionsAfter = (db: Db, userId: string, lastId: string) =>
  db
    .selectFrom('transactions as t')
    .where('t.user_id', '=', userId)
    .where('t.id', '>', lastId)
    .orderBy('t.id')
    .limit(PAGE);
