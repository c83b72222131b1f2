import type { BankConfig } from '../config';

/**
 * Has a browser refuse every script and preload of a script that is asked for without a hash: what stands behind the
 * guards of remotes (decision 0036). It knows no exception, and Plaid's Link has no hash, so beside Plaid the browser
 * only tells of such scripts. Style sheets cannot be named: Chromium complains of them.
 */
export function integrityPolicy({ mode }: Pick<BankConfig, 'mode'>): Record<string, string> {
  const name = mode === 'practice' ? 'integrity-policy' : 'integrity-policy-report-only';
  return { [name]: 'blocked-destinations=(script)' };
}
