import type { CountryCode, LinkTokenCreateRequest, Products } from 'plaid';
import type { BankConfig } from '../../config/config';
import type { LinkTokenRequest } from './provider';

/** Link shows at most 30 characters of it. */
const CLIENT_NAME = 'Halyard';

/** This is Plaid’s maximum. It cannot be raised later without a new link. */
const HISTORY_DAYS = 730;

/** The enums are passed in, because importing them would load the whole SDK at the start. */
interface Enums {
  readonly CountryCode: { readonly Us: CountryCode };
  readonly Products: {
    readonly Transactions: Products;
    readonly Liabilities: Products;
    readonly Investments: Products;
  };
}

/**
 * A new link requires transactions, and includes debts and holdings if the bank has them. Update mode names no
 * products.
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
