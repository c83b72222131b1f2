import * as v from 'valibot';
import { amount, currencyCodes, currencyOf, decodeAnswer, decodeRows, text } from './decode-rows';
import type { BankAccount, BankAccounts } from './provider';

const account = v.pipe(
  v.object({
    account_id: v.pipe(v.string(), v.nonEmpty()),
    type: v.string(),
    subtype: text,
    name: text,
    official_name: text,
    mask: text,
    balances: v.object({
      current: v.nullish(amount, null),
      available: v.nullish(amount, null),
      limit: v.nullish(amount, null),
      ...currencyCodes,
    }),
  }),
  v.transform(({ balances, ...row }): BankAccount => ({
    accountId: row.account_id,
    type: row.type,
    subtype: row.subtype,
    name: row.name,
    officialName: row.official_name,
    mask: row.mask,
    current: balances.current,
    available: balances.available,
    limit: balances.limit,
    currency: currencyOf(balances),
  })),
);

const answer = v.object({ accounts: v.array(v.unknown()) });

export function decodeBankAccounts(raw: unknown): BankAccounts {
  const { rows, malformed } = decodeRows(account, decodeAnswer(answer, raw).accounts, 'account');
  return { accounts: rows, malformed };
}
