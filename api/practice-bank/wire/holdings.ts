import type { Holding } from 'plaid';
import type { BankAccount } from '../bank/item';
import type { Wire } from '../plaid-wire';
import { securityId } from './securities';

export function holdingAnswers(account: BankAccount): Wire<Holding>[] {
  return account.holdings.map((holding) => {
    const price = holding.institution_price ?? 0;
    const quantity = holding.quantity ?? 0;
    return {
      account_id: account.accountId,
      cost_basis: holding.cost_basis ?? null,
      institution_price: price,
      institution_price_as_of: holding.institution_price_as_of ?? null,
      institution_value: Math.round(price * quantity * 100) / 100,
      iso_currency_code: holding.currency ?? account.currency,
      quantity,
      security_id: securityId(holding.security),
      unofficial_currency_code: null,
    };
  });
}
