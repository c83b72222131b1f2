import type { FastifyInstance } from 'fastify';
import type { InvestmentsHoldingsGetResponse } from 'plaid';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { accountsBody, read } from '../request-body';
import { type accountAnswer, accountAnswers } from '../wire/account';
import { holdingAnswers, securityAnswers } from '../wire/holdings';
import { itemAnswer } from '../wire/item';
import { accountsAsked, type Context, healthyItem } from './context';
import { requireProduct } from './require-product';

/** `/investments/holdings/get`. */
export function investmentRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/investments/holdings/get',
    async ({ body, id }): Promise<Answer<InvestmentsHoldingsGetResponse>> => {
      const { access_token, options } = read(accountsBody, body);
      const item = healthyItem(bank, access_token);
      requireProduct(item, 'investments');
      const asked = accountsAsked(item, options?.account_ids);
      const accounts = asked.filter((account) => account.type === 'investment');
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

/** The balances of an investment account also contain what was borrowed against it; nobody here borrows. */
function withoutMargin(account: ReturnType<typeof accountAnswer>) {
  return { ...account, balances: { ...account.balances, margin_loan_amount: null } };
}
