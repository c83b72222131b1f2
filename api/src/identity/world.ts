import type { Deps } from '../deps';
import type { Keyring } from '../platform/keyring';
import type { Mailer } from './mail/mailer';

export interface IdentityWorld extends Deps {
  readonly mailer: Mailer;
  readonly keyring: Keyring;
}
