import type { Item } from '../bank/item';
import { addDays } from '../civil-day';
import { errorBody } from '../plaid-fault';
import { requestId } from '../bank/ids';

const DISCONNECT_AFTER_DAYS = 7;

export type WebhookBody = Readonly<Record<string, unknown>>;

/** The body of a webhook. `DEFAULT_UPDATE` is about liabilities unless `type` is HOLDINGS. */
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
  if (code === 'DEFAULT_UPDATE')
    return type === 'HOLDINGS'
      ? of('HOLDINGS', holdingsChange)
      : of('LIABILITIES', liabilitiesChange);
  return of('ITEM', itemPart(code, item, now));
}

function progressOf(item: Item): WebhookBody {
  return {
    initial_update_complete: item.status !== 'NOT_READY',
    historical_update_complete: item.status === 'HISTORICAL_UPDATE_COMPLETE',
  };
}

const holdingsChange = { error: null, new_holdings: 0, updated_holdings: 1 };

const liabilitiesChange = {
  error: null,
  account_ids_with_new_liabilities: [],
  account_ids_with_updated_liabilities: {},
};

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
      return {
        reason: 'INSTITUTION_TOKEN_EXPIRATION',
        disconnect_time: `${addDays(now.toISOString().slice(0, 10), DISCONNECT_AFTER_DAYS)}T00:00:00Z`,
      };
    default:
      return {};
  }
}
