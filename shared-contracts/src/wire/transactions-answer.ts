import * as v from 'valibot';
import type { Transaction } from '../finance';
import { provenance } from './common';
import { decodeProvenance, type Provenance } from './provenance';
import { decodeTransaction, transactionWireSchema } from './transaction';
import { decodeTransactionLines } from './transaction-columns';

/** Media type of the answer by columns, in lines (`transactionLines`). */
export const LINES_TYPE = 'application/x-ndjson';

/** What a caller says, as `format`, to be answered by columns: at 100,000 rows a third of the bytes and of the work. */
export const COLUMNS_FORMAT = 'columns';

export const transactionsAnswerSchema = v.object({
  ...provenance,
  transactions: v.array(transactionWireSchema),
});

export interface TransactionsAnswer extends Provenance {
  readonly transactions: readonly Transaction[];
}

function decodeRows(raw: unknown): TransactionsAnswer {
  const wire = v.parse(transactionsAnswerSchema, raw);
  return { ...decodeProvenance(wire), transactions: wire.transactions.map(decodeTransaction) };
}

/**
 * Decodes the transactions answer, row by row or, of a list of lines, by columns; throws a `ValiError` for any other
 * shape. It is frozen: a store that guards its state would otherwise visit every field of every row to freeze it.
 */
export function decodeTransactions(raw: unknown): TransactionsAnswer {
  return Object.freeze(Array.isArray(raw) ? decodeTransactionLines(raw) : decodeRows(raw));
}
