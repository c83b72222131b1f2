import type { Transaction } from 'plaid';
import type { Row } from '../bank/item';
import { categoryIn, enrich, type PfcVersion } from '../enrich/enrich';
import type { Wire } from '../plaid-wire';

interface TransactionOptions {
  readonly version: PfcVersion;
  readonly originalDescription: boolean;
}

const nowhere: Wire<Transaction>['location'] = {
  address: null,
  city: null,
  country: null,
  lat: null,
  lon: null,
  postal_code: null,
  region: null,
  store_number: null,
};

const noPaymentMeta: Wire<Transaction>['payment_meta'] = {
  by_order_of: null,
  payee: null,
  payer: null,
  payment_method: null,
  payment_processor: null,
  ppd_id: null,
  reason: null,
  reference_number: null,
};

export function transactionAnswer(row: Row, options: TransactionOptions): Wire<Transaction> {
  const found = enrich(row.description, row.amount);
  return {
    account_id: row.accountId,
    account_owner: null,
    amount: row.amount,
    authorized_date: row.transacted,
    authorized_datetime: null,
    category: null,
    category_id: null,
    check_number: null,
    counterparties: found.merchant === null ? [] : [counterparty(found.merchant, found.confidence)],
    date: row.pending ? row.transacted : row.posted,
    datetime: null,
    iso_currency_code: row.currency,
    location: nowhere,
    logo_url: null,
    merchant_entity_id: null,
    merchant_name: found.merchant,
    name: row.description,
    original_description: options.originalDescription ? row.description : null,
    payment_channel: found.channel,
    payment_meta: noPaymentMeta,
    pending: row.pending,
    pending_transaction_id: row.pendingId,
    personal_finance_category: {
      primary: found.primary,
      detailed: categoryIn(options.version, found.detailed),
      confidence_level: found.confidence,
      version: options.version,
    },
    transaction_code: null,
    transaction_id: row.id,
    transaction_type: found.channel === 'in store' ? 'place' : 'special',
    unofficial_currency_code: null,
    website: null,
  };
}

function counterparty(name: string, confidence: string) {
  return {
    confidence_level: confidence,
    entity_id: null,
    logo_url: null,
    name,
    type: 'merchant' as const,
    website: null,
  };
}
