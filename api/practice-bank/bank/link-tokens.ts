import { PlaidFault } from '../plaid-fault';
import { nextToken } from './ids';
import type { BankState, LinkToken } from './state';

const NEW_MS = 4 * 3_600_000;
const UPDATE_MS = 30 * 60_000;

type Promised = Omit<LinkToken, 'token' | 'createdAtMs' | 'expiresAtMs' | 'oauth' | 'finished'>;

/** Link tokens: four hours, half an hour in update mode, one finished session each. */
export class LinkTokens {
  readonly #state: BankState;
  readonly #clock: () => Date;

  constructor(state: BankState, clock: () => Date) {
    this.#state = state;
    this.#clock = clock;
  }

  issue(promised: Promised): LinkToken {
    const createdAtMs = this.#clock().getTime();
    const token: LinkToken = {
      ...promised,
      token: nextToken(this.#state.ids, 'link'),
      createdAtMs,
      expiresAtMs: createdAtMs + (promised.update ? UPDATE_MS : NEW_MS),
      oauth: null,
      finished: false,
    };
    this.#state.linkTokens.push(token);
    return token;
  }

  /** The token as it was issued, expired or not. Throws INVALID_LINK_TOKEN. */
  find(text: string): LinkToken {
    const token = this.#state.linkTokens.find((one) => one.token === text);
    if (!token) throw new PlaidFault('INVALID_LINK_TOKEN');
    return token;
  }

  /** A token that can still run a Link session. Throws INVALID_LINK_TOKEN. */
  usable(text: string): LinkToken {
    const token = this.find(text);
    if (token.finished)
      throw new PlaidFault('INVALID_LINK_TOKEN', 'link_token has already been used');
    if (token.expiresAtMs <= this.#clock().getTime())
      throw new PlaidFault('INVALID_LINK_TOKEN', 'link_token has expired');
    return token;
  }
}
