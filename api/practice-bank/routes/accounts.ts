import type { FastifyInstance } from 'fastify';
import type {
  AccountsGetResponse,
  InvestmentsHoldingsGetResponse,
  LiabilitiesGetResponse,
} from 'plaid';
import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { findInstitution, type Product } from '../bank/institutions';
import type { BankAccount, Item } from '../bank/item';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { read } from '../request-body';
import { type accountAnswer, accountAnswers } from '../wire/account';
import { holdingAnswers, securityAnswers } from '../wire/holdings';
import { itemAnswer } from '../wire/item';
import { liabilitiesAnswer, liabilityKind } from '../wire/liabilities';
import { type Context, healthyItem } from './context';

/** The endpoints that answer the accounts of an Item, their liabilities, or their holdings. */
export function accountRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post('/accounts/get', async ({ body, id }) => accountsAnswer(bank, body, id));
  app.post('/accounts/balance/get', async ({ body, id }) => accountsAnswer(bank, body, id));

  app.post('/liabilities/get', async ({ body, id }): Promise<Answer<LiabilitiesGetResponse>> => {
    const { item, accounts } = requested(bank, body, 'liabilities');
    if (!accounts.some(liabilityKind)) throw new PlaidFault('NO_LIABILITY_ACCOUNTS');
    return {
      accounts: accountAnswers(item, accounts),
      item: itemAnswer(item, id),
      liabilities: liabilitiesAnswer(item, accounts, bank.today()),
    };
  });

  app.post(
    '/investments/holdings/get',
    async ({ body, id }): Promise<Answer<InvestmentsHoldingsGetResponse>> => {
      const { item, accounts: all } = requested(bank, body, 'investments');
      const accounts = all.filter((account) => account.type === 'investment');
      if (accounts.length === 0) throw new PlaidFault('NO_INVESTMENT_ACCOUNTS');
      return {
        accounts: accountAnswers(item, accounts).map(withoutMargin),
        holdings: accounts.flatMap(holdingAnswers),
        securities: securityAnswers(accounts),
        item: itemAnswer(item, id),
        is_investments_fallback_item: false,
      };
    },
  );
}

function accountsAnswer(bank: Bank, body: unknown, requestId: string): Answer<AccountsGetResponse> {
  const { item, accounts } = requested(bank, body);
  return { accounts: accountAnswers(item, accounts), item: itemAnswer(item, requestId) };
}

const accountsBody = v.object({
  access_token: v.string(),
  options: v.nullish(v.object({ account_ids: v.nullish(v.array(v.string())) })),
});

/** The Item and the accounts of a request: the accounts that it names, or all of them. */
function requested(bank: Bank, body: unknown, product?: Product) {
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

/** In `/investments/holdings/get` the balances also contain the margin loan; the practice bank has none. */
function withoutMargin(account: ReturnType<typeof accountAnswer>) {
  return { ...account, balances: { ...account.balances, margin_loan_amount: null } };
}
