import type { BankConfig } from '../config/config';

const SELF = "'self'";
const NONE = "'none'";

/**
 * Plaid's Link sets style attributes. `scripts` are the hashes of the page's inline scripts; `developer` is the machine
 * from which one browser gets a build under development.
 */
export function contentSecurityPolicy(
  bank: BankConfig,
  scripts: readonly string[] = [],
  developer: readonly string[] = [],
): Record<string, string[]> {
  const origins = [...bank.linkOrigins];
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts, new URL(bank.linkScriptUrl).origin, ...developer],
    'style-src': [SELF, ...developer],
    ...(bank.mode === 'practice' ? {} : { 'style-src-attr': ["'unsafe-inline'"] }),
    'connect-src': [SELF, ...origins, ...developer],
    'frame-src': origins,
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': ["'none'"],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  };
}

export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
