import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Transaction } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { plainRowsOf, toPlainRow } from '../../rules/plain-rows';
import type { PlainRow } from '../../rules/rule-facts';
import { sample } from '../financial-data/sample';

const ROWS_AT_ONCE = 500;

/** Other requests wait for about this many ms at most. */
const MOST_MS = 8;

const FIRST_PIECE = 10;

interface Position {
  readonly date: string;
  readonly id: string;
}

const rowsAfter = (db: Db, userId: string, after: Position | undefined) =>
  plainRowsOf(db, userId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('t.date', 't.id'), '<', is.tuple(after?.date ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('t.date', 'desc')
    .orderBy('t.id', 'desc')
    .limit(ROWS_AT_ONCE)
    .execute();

/** Cuts rows into pieces that take about `MOST_MS` each, however slow the user's rules are. */
function pieces() {
  let size = FIRST_PIECE;
  return async function* <Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
    for (let at = 0; at < rows.length;) {
      const piece = rows.slice(at, at + size);
      const begun = performance.now();
      yield piece;
      const took = performance.now() - begun;
      at += piece.length;
      size = Math.max(1, Math.min(ROWS_AT_ONCE, size * 2, Math.floor((size * MOST_MS) / took)));
      await letOthersRun();
    }
  };
}

const sampleRow = (transaction: Transaction): PlainRow => ({
  transaction,
  merchant: () => transaction.merchant,
  isTyped: false,
});

/** Returns all rows without edits in pieces, the newest first. */
export async function* allPlainRows(db: Db, userId: string): AsyncGenerator<PlainRow[]> {
  const inPieces = pieces();
  if (!(await hasOwnData(db, userId))) {
    const { transactions } = await sample();
    yield* inPieces(transactions.map(sampleRow));
    return;
  }
  for (let last: Position | undefined; ;) {
    const rows = await rowsAfter(db, userId, last);
    yield* inPieces(rows.map(toPlainRow));
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
