import type { FastifyInstance } from 'fastify';
import type { AccountsGetResponse } from 'plaid';
import type { Answer } from '../plaid-wire';
import { accountsBody, read } from '../request-body';
import { accountAnswers } from '../wire/account';
import { itemAnswer } from '../wire/item';
import { accountsAsked, type Context, healthyItem } from './context';

/** `/accounts/get` and, the same here because this bank has no cache, `/accounts/balance/get`. */
export function accountRoutes(app: FastifyInstance, { bank }: Context): void {
  const answer = (body: unknown, requestId: string): Answer<AccountsGetResponse> => {
    const { access_token, options } = read(accountsBody, body);
    const item = healthyItem(bank, access_token);
    return {
      accounts: accountAnswers(item, accountsAsked(item, options?.account_ids)),
      item: itemAnswer(item, requestId),
    };
  };
  app.post('/accounts/get', async ({ body, id }) => answer(body, id));
  app.post('/accounts/balance/get', async ({ body, id }) => answer(body, id));
}
