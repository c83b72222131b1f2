import type { CountryCode, LinkTokenCreateRequest, Products } from 'plaid';
import type { BankConfig } from '../../config';
import type { LinkTokenRequest } from './provider';

/** At most 30 characters; Link shows it to the person. */
const CLIENT_NAME = 'Halyard';

/** As far back as Plaid goes. It cannot be raised later without linking anew. */
const HISTORY_DAYS = 730;

/** Plaid's enums by value: importing them would load the whole SDK when the server starts. */
interface Enums {
  readonly CountryCode: { readonly Us: CountryCode };
  readonly Products: {
    readonly Transactions: Products;
    readonly Liabilities: Products;
    readonly Investments: Products;
  };
}

/**
 * The body of `/link/token/create`. A new link demands transactions and takes debts and holdings where a bank has them,
 * so that no bank is left out; update mode names no products.
 */
export function linkTokenRequest(
  { userId, update }: LinkTokenRequest,
  { CountryCode, Products }: Enums,
  { webhookUrl, redirectUri }: Pick<BankConfig, 'webhookUrl' | 'redirectUri'>,
): LinkTokenCreateRequest {
  const common = {
    user: { client_user_id: userId },
    client_name: CLIENT_NAME,
    language: 'en',
    country_codes: [CountryCode.Us],
    ...(webhookUrl === null ? {} : { webhook: webhookUrl }),
    ...(redirectUri === null ? {} : { redirect_uri: redirectUri }),
  };
  if (update) {
    return {
      ...common,
      access_token: update.accessToken.reveal(),
      ...(update.selectAccounts ? { update: { account_selection_enabled: true } } : {}),
    };
  }
  return {
    ...common,
    products: [Products.Transactions],
    required_if_supported_products: [Products.Liabilities, Products.Investments],
    transactions: { days_requested: HISTORY_DAYS },
  };
}
