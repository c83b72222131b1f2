import type { BankConfig } from '../config';

const SELF = "'self'";
const NONE = "'none'";

/**
 * What our page may load: its own files, and the bank's Link from where the configuration says. Plaid's real Link
 * sets style attributes on elements of our page, which is the one thing that is allowed inline for it. `scripts` are
 * the hashes of those that stand in the page itself.
 */
export function contentSecurityPolicy(
  bank: BankConfig,
  scripts: readonly string[] = [],
): Record<string, string[]> {
  const origins = [...bank.linkOrigins];
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts, new URL(bank.linkScriptUrl).origin],
    'style-src': [SELF],
    ...(bank.mode === 'practice' ? {} : { 'style-src-attr': ["'unsafe-inline'"] }),
    'connect-src': [SELF, ...origins],
    'frame-src': origins,
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': ["'none'"],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  };
}

/** A policy as the header has it. */
export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
