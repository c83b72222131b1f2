import type { FastifyInstance } from 'fastify';
import type { LinkTokenCreateResponse, LinkTokenGetResponse } from 'plaid';
import { products } from '../bank/institutions';
import type { Answer } from '../plaid-wire';
import { read } from '../request-body';
import type { Context } from './context';
import { findBody, promisedBy } from './link-token-body';

const timestamp = (ms: number) => new Date(ms).toISOString();

/** `/link/token/create` (new and update mode) and `/link/token/get`. */
export function linkTokenRoutes(app: FastifyInstance, { bank, linkTokens }: Context): void {
  app.post('/link/token/create', async ({ body }): Promise<Answer<LinkTokenCreateResponse>> => {
    const token = linkTokens.issue(promisedBy(body, bank));
    return { link_token: token.token, expiration: timestamp(token.expiresAtMs) };
  });

  app.post('/link/token/get', async ({ body }): Promise<Answer<LinkTokenGetResponse>> => {
    const token = linkTokens.find(read(findBody, body).link_token);
    return {
      link_token: token.token,
      created_at: timestamp(token.createdAtMs),
      expiration: timestamp(token.expiresAtMs),
      metadata: {
        initial_products: products.filter((product) => token.products.includes(product)),
        webhook: token.webhook,
        country_codes: ['US'],
        language: 'en',
        redirect_uri: token.redirectUri,
        client_name: token.clientName,
      },
    };
  });
}
