import type { Bank } from '../bank/bank';
import type { LinkTokens } from '../bank/link-tokens';
import type { Item } from '../bank/item';
import type { Persona } from '../persona/persona';
import { PlaidFault } from '../plaid-fault';
import type { Outbox } from '../webhooks/outbox';

/** What the routes work with. */
export interface Context {
  readonly bank: Bank;
  readonly linkTokens: LinkTokens;
  readonly personas: readonly Persona[];
  readonly webhooks: Outbox;
}

/** The Item an access token opens, in good health. Throws the Item's own error where it has one. */
export function healthyItem(bank: Bank, accessToken: string): Item {
  const item = bank.itemByToken(accessToken);
  if (item.error) throw new PlaidFault(item.error);
  return item;
}

/** The Item's accounts named in `options.account_ids`, or all of them. Throws INVALID_FIELD for a foreign id. */
export function accountsAsked(item: Item, ids: readonly string[] | null | undefined) {
  if (!ids) return item.accounts;
  return ids.map((id) => {
    const account = item.accounts.find((one) => one.accountId === id);
    if (!account)
      throw new PlaidFault(
        'INVALID_FIELD',
        'failed to find requested account ID for requested item',
      );
    return account;
  });
}
