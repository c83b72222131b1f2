import type { AccountBase } from 'plaid';
import { balancesOf } from '../bank/balances';
import type { BankAccount, Item } from '../bank/item';
import type { Wire } from '../plaid-wire';

export function accountAnswer(item: Item, account: BankAccount): Wire<AccountBase> {
  return {
    account_id: account.accountId,
    balances: {
      ...balancesOf(item, account),
      iso_currency_code: account.currency,
      unofficial_currency_code: null,
    },
    holder_category: 'personal',
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    persistent_account_id: account.persistentId,
    subtype: account.subtype,
    type: account.type,
  };
}

export function accountAnswers(item: Item, accounts: readonly BankAccount[] = item.accounts) {
  return accounts.map((account) => accountAnswer(item, account));
}
