import type { FastifyInstance } from 'fastify';
import type {
  ItemGetResponse,
  ItemPublicTokenExchangeResponse,
  ItemWebhookUpdateResponse,
} from 'plaid';
import * as v from 'valibot';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { itemBody, read } from '../request-body';
import { itemAnswer, itemGetAnswer } from '../wire/item';
import type { Context } from './context';

const exchangeBody = v.object({ public_token: v.string() });
const webhookBody = v.object({ access_token: v.string(), webhook: v.nullish(v.string()) });

export function itemRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/item/public_token/exchange',
    async ({ body }): Promise<Answer<ItemPublicTokenExchangeResponse>> => {
      const item = bank.itemById(bank.publicTokens.spend(read(exchangeBody, body).public_token));
      if (!item) throw new PlaidFault('ITEM_NOT_FOUND');
      return { access_token: item.accessToken, item_id: item.itemId };
    },
  );

  app.post('/item/get', async ({ body, id }): Promise<Answer<ItemGetResponse>> =>
    itemGetAnswer(bank.itemByToken(read(itemBody, body).access_token), id),
  );

  app.post('/item/remove', async ({ body }) => {
    bank.remove(bank.itemByToken(read(itemBody, body).access_token));
    return {};
  });

  app.post(
    '/item/webhook/update',
    async ({ body, id }): Promise<Answer<ItemWebhookUpdateResponse>> => {
      const { access_token, webhook } = read(webhookBody, body);
      const item = bank.itemByToken(access_token);
      item.webhook = webhook ?? null;
      return { item: itemAnswer(item, id) };
    },
  );
}
