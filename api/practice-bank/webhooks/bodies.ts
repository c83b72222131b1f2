import type { Item } from '../bank/item';
import { addDays } from '../civil-day';
import { errorBody, PlaidFault } from '../plaid-fault';
import { requestId } from '../bank/ids';

const DISCONNECT_AFTER_DAYS = 7;

export type WebhookBody = Readonly<Record<string, unknown>>;

const defaultUpdates: Readonly<Record<string, WebhookBody>> = {
  HOLDINGS: { error: null, new_holdings: 0, updated_holdings: 1 },
  LIABILITIES: {
    error: null,
    account_ids_with_new_liabilities: [],
    account_ids_with_updated_liabilities: {},
  },
  INVESTMENTS_TRANSACTIONS: {
    error: null,
    new_investments_transactions: 1,
    cancelled_investments_transactions: 0,
  },
  TRANSACTIONS: { error: null, new_transactions: 0 },
};

/**
 * Returns the body of a webhook. Only `DEFAULT_UPDATE` exists for several types; without a type it is about
 * transactions. Throws INVALID_FIELD for a type that has no such webhook here.
 */
export function webhookBody(
  code: string,
  item: Item,
  now: Date,
  type?: string | null,
): WebhookBody {
  const about = { item_id: item.itemId, environment: 'sandbox' };
  const of = (webhookType: string, more: WebhookBody = {}) => ({
    webhook_type: webhookType,
    webhook_code: code,
    ...about,
    ...more,
  });
  if (code === 'SYNC_UPDATES_AVAILABLE') return of('TRANSACTIONS', progressOf(item));
  if (code === 'DEFAULT_UPDATE') {
    const changed = type ?? 'TRANSACTIONS';
    return of(changed, defaultUpdate(changed));
  }
  if (code === 'RECURRING_TRANSACTIONS_UPDATE')
    return of('TRANSACTIONS', { account_ids: item.accounts.map(({ accountId }) => accountId) });
  return of('ITEM', itemPart(code, item, now));
}

function defaultUpdate(type: string): WebhookBody {
  const update = defaultUpdates[type];
  if (!update) throw new PlaidFault('INVALID_FIELD', `${type} has no webhook DEFAULT_UPDATE`);
  return update;
}

function progressOf(item: Item): WebhookBody {
  return {
    initial_update_complete: item.status !== 'NOT_READY',
    historical_update_complete: item.status === 'HISTORICAL_UPDATE_COMPLETE',
  };
}

const endOfAccess = (now: Date): string =>
  `${addDays(now.toISOString().slice(0, 10), DISCONNECT_AFTER_DAYS)}T00:00:00Z`;

function itemPart(code: string, item: Item, now: Date): WebhookBody {
  switch (code) {
    case 'ERROR':
      return { error: errorBody(item.error ?? 'ITEM_LOGIN_REQUIRED', requestId()) };
    case 'NEW_ACCOUNTS_AVAILABLE':
      return { error: null };
    case 'USER_PERMISSION_REVOKED':
      return { error: null };
    case 'USER_ACCOUNT_REVOKED':
      return { account_id: item.accounts[0]?.accountId ?? '' };
    case 'PENDING_DISCONNECT':
      return { reason: 'INSTITUTION_TOKEN_EXPIRATION', disconnect_time: endOfAccess(now) };
    case 'PENDING_EXPIRATION':
      return { consent_expiration_time: endOfAccess(now) };
    default:
      return {};
  }
}
