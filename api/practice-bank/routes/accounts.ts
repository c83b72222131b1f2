import type { FastifyInstance } from 'fastify';
import type { AccountsGetResponse, LiabilitiesGetResponse } from 'plaid';
import type { Bank } from '../bank/bank';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { accountAnswers } from '../wire/account';
import { itemAnswer } from '../wire/item';
import { liabilitiesAnswer, liabilityKind } from '../wire/liabilities';
import type { Context } from './context';
import { requested } from './requested';

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
}

function accountsAnswer(bank: Bank, body: unknown, requestId: string): Answer<AccountsGetResponse> {
  const { item, accounts } = requested(bank, body);
  return { accounts: accountAnswers(item, accounts), item: itemAnswer(item, requestId) };
}
