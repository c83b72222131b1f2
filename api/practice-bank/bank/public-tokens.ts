import { PlaidFault } from '../plaid-fault';
import { nextToken } from './ids';
import type { BankState } from './state';

const LIFETIME_MS = 30 * 60_000;

/** A public token can be used once within 30 minutes (https://plaid.com/docs/api/items/#itempublic_tokenexchange). */
export class PublicTokens {
  readonly #state: BankState;
  readonly #clock: () => Date;

  constructor(state: BankState, clock: () => Date) {
    this.#state = state;
    this.#clock = clock;
  }

  issue(itemId: string): string {
    const token = nextToken(this.#state.ids, 'public');
    const expiresAtMs = this.#clock().getTime() + LIFETIME_MS;
    this.#state.publicTokens.push({ token, itemId, expiresAtMs, used: false });
    return token;
  }

  /** Marks a token as used and returns its Item's id. Throws INVALID_PUBLIC_TOKEN for an unknown, used or expired token. */
  spend(token: string): string {
    const found = this.#state.publicTokens.find((one) => one.token === token);
    if (!found || found.used) throw new PlaidFault('INVALID_PUBLIC_TOKEN');
    if (found.expiresAtMs <= this.#clock().getTime())
      throw new PlaidFault(
        'INVALID_PUBLIC_TOKEN',
        'provided public token is expired. Public tokens expire 30 minutes after creation at which point they can no longer be exchanged',
      );
    found.used = true;
    return found.itemId;
  }
}
