import * as v from 'valibot';
import type { Transaction, UserCategory } from '../../finance';
import { customIn, decodeUserCategories, userCategories } from '../category/category';
import { provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';
import { decodeTransaction, transactionWireSchema } from './transaction';
import { decodeTransactionLines } from './transaction-columns';

export const LINES_TYPE = 'application/x-ndjson';

/** This `format` needs a third of the bytes and of the work at 100,000 rows. */
export const COLUMNS_FORMAT = 'columns';

export const transactionsAnswerSchema = v.object({
  ...provenance,
  ...userCategories,
  transactions: v.array(transactionWireSchema),
});

export interface TransactionsAnswer extends Provenance {
  readonly categories: readonly UserCategory[];
  readonly transactions: readonly Transaction[];
}

function decodeRows(raw: unknown): TransactionsAnswer {
  const wire = v.parse(transactionsAnswerSchema, raw);
  const categories = decodeUserCategories(wire);
  const custom = customIn(categories);
  return {
    ...decodeProvenance(wire),
    categories,
    transactions: wire.transactions.map((row) => ({
      ...decodeTransaction(row),
      ...custom(row.category),
    })),
  };
}

/** Decodes rows or columns. The answer is frozen, so that a store need not freeze every row. */
export function decodeTransactions(raw: unknown): TransactionsAnswer {
  return Object.freeze(Array.isArray(raw) ? decodeTransactionLines(raw) : decodeRows(raw));
}
