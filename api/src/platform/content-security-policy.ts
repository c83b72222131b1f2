import type { BankConfig } from '../config';

const SELF = "'self'";
const NONE = "'none'";

/**
 * What our page may load: its own files, and the bank's Link from where the configuration says. Plaid's real Link
 * sets style attributes on elements of our page, which is the one thing that is allowed inline for it.
 */
export function contentSecurityPolicy(bank: BankConfig): Record<string, string[]> {
  const origins = [...bank.linkOrigins];
  return {
    'default-src': [NONE],
    'script-src': [SELF, new URL(bank.linkScriptUrl).origin],
    'style-src': [SELF],
    ...(bank.mode === 'practice' ? {} : { 'style-src-attr': ["'unsafe-inline'"] }),
    'connect-src': [SELF, ...origins],
    'frame-src': origins,
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  };
}
