import type { FastifyInstance } from 'fastify';
import type {
  SandboxItemFireWebhookResponse,
  SandboxItemResetLoginResponse,
  SandboxPublicTokenCreateResponse,
} from 'plaid';
import { institutionForSignIn } from '../bank/institutions';
import { addTransactions } from '../bank/sandbox';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { itemBody, read } from '../request-body';
import { webhookBody } from '../webhooks/bodies';
import type { Context } from './context';
import { fireWebhookBody, publicTokenBody, signIn, transactionsBody } from './sandbox-body';

export function sandboxRoutes(app: FastifyInstance, context: Context): void {
  const { bank, webhooks } = context;

  app.post(
    '/sandbox/public_token/create',
    async ({ body }): Promise<Answer<SandboxPublicTokenCreateResponse>> => ({
      public_token: bank.publicTokens.issue(createItem(context, body)),
    }),
  );

  app.post(
    '/sandbox/item/reset_login',
    async ({ body }): Promise<Answer<SandboxItemResetLoginResponse>> => {
      const item = bank.itemByToken(read(itemBody, body).access_token);
      item.error = 'ITEM_LOGIN_REQUIRED';
      webhooks.send(item, webhookBody('ERROR', item, bank.clock()));
      return { reset_login: true };
    },
  );

  app.post(
    '/sandbox/item/fire_webhook',
    async ({ body }): Promise<Answer<SandboxItemFireWebhookResponse>> => {
      const { access_token, webhook_code, webhook_type } = read(fireWebhookBody, body);
      const item = bank.itemByToken(access_token);
      if (!item.webhook)
        throw new PlaidFault('INVALID_FIELD', 'Item does not have an associated webhook');
      webhooks.send(item, webhookBody(webhook_code, item, bank.clock(), webhook_type));
      return { webhook_fired: true };
    },
  );

  app.post('/sandbox/transactions/create', async ({ body }) => {
    const { access_token, transactions } = read(transactionsBody, body);
    addTransactions(bank, bank.itemByToken(access_token), transactions);
    return {};
  });
}

function createItem({ bank, personas }: Context, body: unknown): string {
  const { institution_id, initial_products, options } = read(publicTokenBody, body);
  const institution = institutionForSignIn(institution_id);
  return bank.openItem({
    user: signIn(personas, options).user,
    institutionId: institution.id,
    products: initial_products,
    webhook: options?.webhook ?? null,
    daysRequested: options?.transactions?.days_requested ?? null,
    accountIndexes: null,
    dynamic: options?.override_username === 'user_transactions_dynamic',
  }).itemId;
}
