import { createHash } from 'node:crypto';
import type { TransactionStream } from 'plaid';
import type { Row } from '../bank/item';
import type { Stream } from '../bank/recurring';
import { categoryIn, enrich, type PfcVersion } from '../enrich/enrich';
import type { Wire } from '../plaid-wire';

const MATURE_AFTER = 3;

const toCents = (dollars: number) => Math.round(dollars * 100);

const amountAnswer = (amount: number, { currency }: Row) => ({
  amount,
  iso_currency_code: currency,
  unofficial_currency_code: null,
});

function statusOf({ active, rows }: Stream): Wire<TransactionStream>['status'] {
  if (!active) return 'TOMBSTONED';
  return rows.length > MATURE_AFTER ? 'MATURE' : 'EARLY_DETECTION';
}

export function streamAnswer(stream: Stream, version: PfcVersion): Wire<TransactionStream> {
  const { rows, frequency, nextDate, active } = stream;
  const [first] = rows;
  const last = rows.at(-1) ?? first;
  const found = enrich(last.description, last.amount);
  const cents = rows.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return {
    account_id: first.accountId,
    stream_id: createHash('sha256').update(first.id).digest('hex').slice(0, 37),
    category: null,
    category_id: null,
    description: last.description,
    merchant_name: found.merchant,
    first_date: first.posted,
    last_date: last.posted,
    predicted_next_date: active ? nextDate : null,
    frequency,
    transaction_ids: rows.map(({ id }) => id),
    average_amount: amountAnswer(Math.round(cents / rows.length) / 100, last),
    last_amount: amountAnswer(last.amount, last),
    is_active: active,
    status: statusOf(stream),
    personal_finance_category: {
      primary: found.primary,
      detailed: categoryIn(version, found.detailed),
      confidence_level: found.confidence,
      version,
    },
    is_user_modified: false,
  };
}
