import * as v from 'valibot';
import { negate } from '@halyard/shared-contracts/money';
import {
  amount,
  currencyCodes,
  currencyOf,
  day,
  decodeAnswer,
  decodeRows,
  text,
} from './decode-rows';
import type { BankTransaction, HistoryStatus, SyncPage } from './provider';

/** A malformed category must not make the row unreadable. */
const enrichment = v.fallback(v.nullish(v.object({ primary: text, detailed: text })), null);
const legacy = v.fallback(v.nullish(v.array(v.string())), null);

const transaction = v.pipe(
  v.object({
    transaction_id: v.pipe(v.string(), v.nonEmpty()),
    account_id: v.pipe(v.string(), v.nonEmpty()),
    pending_transaction_id: text,
    amount,
    date: day,
    authorized_date: v.fallback(v.nullish(day, null), null),
    name: text,
    merchant_name: text,
    pending: v.boolean(),
    personal_finance_category: enrichment,
    category: legacy,
    ...currencyCodes,
  }),
  v.transform((row): BankTransaction => ({
    transactionId: row.transaction_id,
    pendingId: row.pending_transaction_id,
    accountId: row.account_id,
    amount: negate(row.amount),
    date: row.date,
    authorizedDate: row.authorized_date,
    name: row.name,
    merchant: row.merchant_name,
    pending: row.pending,
    currency: currencyOf(row),
    pfcPrimary: row.personal_finance_category?.primary ?? null,
    pfcDetailed: row.personal_finance_category?.detailed ?? null,
    legacyCategory: row.category ?? null,
  })),
);

const answer = v.object({
  added: v.array(v.unknown()),
  modified: v.array(v.unknown()),
  removed: v.array(v.object({ transaction_id: v.string() })),
  next_cursor: v.string(),
  has_more: v.boolean(),
  transactions_update_status: v.nullish(v.string()),
});

const HISTORY: Readonly<Record<string, HistoryStatus>> = {
  INITIAL_UPDATE_COMPLETE: 'initial',
  HISTORICAL_UPDATE_COMPLETE: 'complete',
};

/** Decodes `/transactions/sync`. An empty `next_cursor` means that nothing is ready. */
export function decodeSyncPage(raw: unknown): SyncPage {
  const page = decodeAnswer(answer, raw);
  const added = decodeRows(transaction, page.added, 'transaction');
  const modified = decodeRows(transaction, page.modified, 'transaction');
  return {
    added: added.rows,
    modified: modified.rows,
    removed: page.removed.map((row) => row.transaction_id),
    malformed: [...added.malformed, ...modified.malformed],
    nextCursor: page.next_cursor || null,
    hasMore: page.has_more,
    history: HISTORY[page.transactions_update_status ?? ''] ?? 'pending',
  };
}
