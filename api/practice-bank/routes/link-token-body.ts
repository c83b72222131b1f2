import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import type { LinkTokens } from '../bank/link-tokens';
import { PlaidFault } from '../plaid-fault';
import { read } from '../request-body';

const NAME_LONGEST = 30;
const DAYS_MOST = 730;

export const findBody = v.object({ link_token: v.string() });

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
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAYS_MOST)),
      ),
    }),
  ),
  update: v.nullish(v.object({ account_selection_enabled: v.nullish(v.boolean()) })),
});

type Promised = Parameters<LinkTokens['issue']>[0];

/** The request of a `/link/token/create` body. With an `access_token` it is update mode, which takes no products. */
export function promisedBy(body: unknown, bank: Bank): Promised {
  const asked = read(createBody, body);
  const item = asked.access_token ? bank.itemByToken(asked.access_token) : null;
  if (item && asked.products?.length)
    throw new PlaidFault('INVALID_FIELD', 'products should not be provided in update mode');
  if (!item && !asked.products?.length)
    throw new PlaidFault('MISSING_FIELDS', 'the following required fields are missing: products');
  return {
    // Plaid's own rule for a name longer than Link can show.
    clientName: asked.client_name.length > NAME_LONGEST ? 'This Application' : asked.client_name,
    products: asked.products ?? [],
    ifSupported: [
      ...(asked.required_if_supported_products ?? []),
      ...(asked.optional_products ?? []),
    ],
    daysRequested: asked.transactions?.days_requested ?? null,
    webhook: asked.webhook ?? null,
    redirectUri: asked.redirect_uri ?? null,
    update: item && {
      itemId: item.itemId,
      selectAccounts: asked.update?.account_selection_enabled ?? false,
    },
  };
}

/** No query, no fragment; https, except on the developer's own machine. */
function isRedirectUri(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.search || url.hash) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname);
}
