import type * as Plaid from 'plaid';
import type { BankConfig } from '../../config/config';

/** The SDK has no time limit of its own. */
const TIMEOUT_MS = 10_000;

/** Plaid says that these calls “occasionally take up to 30 seconds or more”. */
export const SLOW_CALL = { timeout: 45_000 };

/** A refresh waits this long for the balances of a bank, and then uses the stored ones. */
export const LIVE_CALL = { timeout: 15_000 };

export interface PlaidClient {
  readonly api: Plaid.PlaidApi;
  readonly sdk: typeof Plaid;
}

/** Loads the SDK at the first call, because that takes longer than the start of the server. */
export function plaidClient({
  mode,
  basePath,
  clientId,
  secret,
}: BankConfig): () => Promise<PlaidClient> {
  let opened: Promise<PlaidClient> | null = null;
  const open = async (): Promise<PlaidClient> => {
    const sdk = await import('plaid');
    const configuration = new sdk.Configuration({
      basePath,
      baseOptions: {
        headers: {
          'PLAID-CLIENT-ID': clientId,
          'PLAID-SECRET': secret,
          'Plaid-Version': '2020-09-14',
        },
        timeout: TIMEOUT_MS,
        maxRedirects: 0,
        ...(mode === 'practice' ? { proxy: false } : {}),
      },
    });
    return { api: new sdk.PlaidApi(configuration), sdk };
  };
  return () => (opened ??= open());
}
