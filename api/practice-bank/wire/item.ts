import type { Item as PlaidItem, ItemGetResponse } from 'plaid';
import { findInstitution, type Product, products } from '../bank/institutions';
import type { Item } from '../bank/item';
import { errorBody } from '../plaid-fault';
import type { Answer, Wire } from '../plaid-wire';

const timestamp = (ms: number) => new Date(ms).toISOString();

function productsOf(names: readonly string[]): Product[] {
  return products.filter((product) => names.includes(product));
}

export function itemAnswer(item: Item, requestId: string): Wire<PlaidItem> {
  const institution = findInstitution(item.institutionId);
  const billed = productsOf(item.products);
  return {
    available_products: (institution?.products ?? []).filter(
      (product) => !billed.includes(product),
    ),
    billed_products: billed,
    consent_expiration_time: null,
    consented_products: productsOf(item.consented),
    error: item.error === null ? null : errorBody(item.error, requestId),
    institution_id: item.institutionId,
    institution_name: institution?.name ?? null,
    item_id: item.itemId,
    products: billed,
    update_type: 'background',
    webhook: item.webhook ?? '',
  };
}

export function itemGetAnswer(item: Item, requestId: string): Answer<ItemGetResponse> {
  const updated = item.status === 'NOT_READY' ? null : timestamp(item.updatedAtMs);
  return {
    item: { ...itemAnswer(item, requestId), created_at: timestamp(item.createdAtMs) },
    status: {
      transactions: { last_successful_update: updated, last_failed_update: null },
      investments: null,
      last_webhook: null,
    },
  };
}
