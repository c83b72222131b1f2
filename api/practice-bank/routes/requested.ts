import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { findInstitution, type Product } from '../bank/institutions';
import type { BankAccount, Item } from '../bank/item';
import { PlaidFault } from '../plaid-fault';
import { read } from '../request-body';
import { healthyItem } from './context';

const accountsBody = v.object({
  access_token: v.string(),
  options: v.nullish(v.object({ account_ids: v.nullish(v.array(v.string())) })),
});

/** Returns the Item of a request and the accounts that the request names, or all of them. */
export function requested(bank: Bank, body: unknown, product?: Product) {
  const { access_token, options } = read(accountsBody, body);
  const item = healthyItem(bank, access_token);
  if (product) requireProduct(item, product);
  const accounts = options?.account_ids?.map((id) => accountOf(item, id)) ?? item.accounts;
  return { item, accounts };
}

function requireProduct(item: Item, product: Product): void {
  if (!findInstitution(item.institutionId)?.products.includes(product))
    throw new PlaidFault(
      'PRODUCTS_NOT_SUPPORTED',
      `the following products are not supported by this institution: ["${product}"]`,
    );
}

function accountOf(item: Item, accountId: string): BankAccount {
  const account = item.accounts.find((one) => one.accountId === accountId);
  if (account) return account;
  throw new PlaidFault('INVALID_FIELD', 'failed to find requested account ID for requested item');
}
