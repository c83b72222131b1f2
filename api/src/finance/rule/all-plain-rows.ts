import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { plainRowsOf, toPlainRow } from '../../rules/plain-rows';
import type { PlainRow } from '../../rules/rule-facts';
import { sample } from '../financial-data/sample';

/** Other requests wait for one slice at most. */
const SLICE_ROWS = 500;

interface Position {
  readonly date: string;
  readonly id: string;
}

const slice = (db: Db, userId: string, after: Position | undefined) =>
  plainRowsOf(db, userId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('t.date', 't.id'), '<', is.tuple(after?.date ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('t.date', 'desc')
    .orderBy('t.id', 'desc')
    .limit(SLICE_ROWS)
    .execute();

/** All rows that a user sees, without edits, newest first, in slices. */
export async function* allPlainRows(db: Db, userId: string): AsyncGenerator<PlainRow[]> {
  if (!(await hasOwnData(db, userId))) {
    const { transactions } = await sample();
    yield transactions.map((transaction) => ({ transaction, isTyped: false }));
    return;
  }
  for (let last: Position | undefined; ;) {
    const rows = await slice(db, userId, last);
    yield rows.map(toPlainRow);
    last = rows.at(-1);
    if (rows.length < SLICE_ROWS) return;
    await letOthersRun();
  }
}
