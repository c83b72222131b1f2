import type { Deps } from '../deps';
import type { Keyring } from '../platform/keyring';
import type { Mailer } from './mail/mailer';

/** What identity stands on, beside what every part of the api does. */
export interface IdentityWorld extends Deps {
  readonly mailer: Mailer;
  /** Seals the secrets of authenticator apps. */
  readonly keyring: Keyring;
}
