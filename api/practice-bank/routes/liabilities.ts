import type { FastifyInstance } from 'fastify';
import type { LiabilitiesGetResponse } from 'plaid';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { accountsBody, read } from '../request-body';
import { accountAnswers } from '../wire/account';
import { itemAnswer } from '../wire/item';
import { liabilitiesAnswer, liabilityKind } from '../wire/liabilities';
import { accountsAsked, type Context, healthyItem } from './context';
import { requireProduct } from './require-product';

/** `/liabilities/get`: cards, student loans and mortgages. */
export function liabilityRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post('/liabilities/get', async ({ body, id }): Promise<Answer<LiabilitiesGetResponse>> => {
    const { access_token, options } = read(accountsBody, body);
    const item = healthyItem(bank, access_token);
    requireProduct(item, 'liabilities');
    const accounts = accountsAsked(item, options?.account_ids);
    if (!accounts.some(liabilityKind)) throw new PlaidFault('NO_LIABILITY_ACCOUNTS');
    return {
      accounts: accountAnswers(item, accounts),
      item: itemAnswer(item, id),
      liabilities: liabilitiesAnswer(item, accounts, bank.today()),
    };
  });
}
