import type { FastifyInstance } from 'fastify';
import { type PlaidType, plaidContract } from './plaid-schema';

const answerTypes: Readonly<Record<string, PlaidType>> = {
  '/link/token/create': 'LinkTokenCreateResponse',
  '/link/token/get': 'LinkTokenGetResponse',
  '/item/public_token/exchange': 'ItemPublicTokenExchangeResponse',
  '/item/get': 'ItemGetResponse',
  '/item/remove': 'ItemRemoveResponse',
  '/item/webhook/update': 'ItemWebhookUpdateResponse',
  '/accounts/get': 'AccountsGetResponse',
  '/accounts/balance/get': 'AccountsGetResponse',
  '/transactions/sync': 'TransactionsSyncResponse',
  '/transactions/refresh': 'TransactionsRefreshResponse',
  '/liabilities/get': 'LiabilitiesGetResponse',
  '/investments/holdings/get': 'InvestmentsHoldingsGetResponse',
  '/investments/transactions/get': 'InvestmentsTransactionsGetResponse',
  '/transactions/recurring/get': 'TransactionsRecurringGetResponse',
  '/institutions/get_by_id': 'InstitutionsGetByIdResponse',
  '/webhook_verification_key/get': 'WebhookVerificationKeyGetResponse',
  '/sandbox/public_token/create': 'SandboxPublicTokenCreateResponse',
  '/sandbox/item/reset_login': 'SandboxItemResetLoginResponse',
  '/sandbox/item/fire_webhook': 'SandboxItemFireWebhookResponse',
  '/sandbox/transactions/create': 'SandboxTransactionsCreateResponse',
};

export const endpoints = Object.keys(answerTypes);

/** Compares each answer with Plaid's own types. Returns the list of violations, which grows with the answers. */
export function checkAnswers(app: FastifyInstance): string[] {
  const contract = plaidContract();
  const violations: string[] = [];
  app.addHook('onSend', async ({ url }, { statusCode }, payload) => {
    const type = statusCode < 400 ? answerTypes[url] : 'PlaidError';
    if (!type || typeof payload !== 'string' || !payload.startsWith('{')) return;
    const wrong = contract(type, JSON.parse(payload));
    if (wrong) violations.push(`${url} ${statusCode}: ${wrong}`);
  });
  return violations;
}
