import type { Bank } from '../bank/bank';
import type { LinkTokens } from '../bank/link-tokens';
import type { Item } from '../bank/item';
import type { Persona } from '../persona/persona';
import { PlaidFault } from '../plaid-fault';
import type { Outbox } from '../webhooks/outbox';

export interface Context {
  readonly bank: Bank;
  readonly linkTokens: LinkTokens;
  readonly personas: readonly Persona[];
  readonly webhooks: Outbox;
}

/** Returns the Item of an access token. Throws the Item's own error if it has one. */
export function healthyItem(bank: Bank, accessToken: string): Item {
  const item = bank.itemByToken(accessToken);
  if (item.error) throw new PlaidFault(item.error);
  return item;
}
