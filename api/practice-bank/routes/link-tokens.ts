import type { FastifyInstance } from 'fastify';
import type { LinkTokenCreateResponse, LinkTokenGetResponse } from 'plaid';
import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { products } from '../bank/institutions';
import type { LinkTokenRequest } from '../bank/link-tokens';
import { PlaidFault } from '../plaid-fault';
import type { Answer } from '../plaid-wire';
import { read } from '../request-body';
import type { Context } from './context';

const MAX_NAME_LENGTH = 30;
const MAX_DAYS = 730;

const findBody = v.object({ link_token: v.string() });

const productList = v.nullish(v.array(v.string()));

const createBody = v.object({
  client_name: v.string(),
  language: v.string(),
  country_codes: v.array(v.string()),
  user: v.object({ client_user_id: v.pipe(v.string(), v.minLength(1)) }),
  products: productList,
  required_if_supported_products: productList,
  optional_products: productList,
  additional_consented_products: productList,
  webhook: v.nullish(v.string()),
  access_token: v.nullish(v.string()),
  redirect_uri: v.nullish(
    v.pipe(v.string(), v.check(isRedirectUri, 'is not an allowed redirect URI')),
  ),
  transactions: v.nullish(
    v.object({
      days_requested: v.nullish(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)),
      ),
    }),
  ),
  update: v.nullish(v.object({ account_selection_enabled: v.nullish(v.boolean()) })),
});

const timestamp = (ms: number) => new Date(ms).toISOString();

export function linkTokenRoutes(app: FastifyInstance, { bank, linkTokens }: Context): void {
  app.post('/link/token/create', async ({ body }): Promise<Answer<LinkTokenCreateResponse>> => {
    const token = linkTokens.issue(linkTokenRequest(body, bank));
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

/** A body with an `access_token` requests update mode, which takes no products. */
function linkTokenRequest(body: unknown, bank: Bank): LinkTokenRequest {
  const request = read(createBody, body);
  const item = request.access_token ? bank.itemByToken(request.access_token) : null;
  if (item && request.products?.length)
    throw new PlaidFault('INVALID_FIELD', 'products should not be provided in update mode');
  if (!item && !request.products?.length)
    throw new PlaidFault('MISSING_FIELDS', 'the following required fields are missing: products');
  return {
    // Plaid replaces a name that is too long for Link.
    clientName:
      request.client_name.length > MAX_NAME_LENGTH ? 'This Application' : request.client_name,
    products: request.products ?? [],
    ifSupported: [
      ...(request.required_if_supported_products ?? []),
      ...(request.optional_products ?? []),
    ],
    daysRequested: request.transactions?.days_requested ?? null,
    webhook: request.webhook ?? null,
    redirectUri: request.redirect_uri ?? null,
    update: item && {
      itemId: item.itemId,
      selectAccounts: request.update?.account_selection_enabled ?? false,
    },
  };
}

function isRedirectUri(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.search || url.hash) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname);
}
