import { PlaidFault } from '../plaid-fault';
import { nextToken } from './ids';
import type { BankState, LinkToken } from './state';

const NEW_MS = 4 * 3_600_000;
const UPDATE_MS = 30 * 60_000;

export type LinkTokenRequest = Omit<
  LinkToken,
  'token' | 'createdAtMs' | 'expiresAtMs' | 'oauth' | 'finished'
>;

/** Each link token is valid for one finished session. */
export class LinkTokens {
  readonly #state: BankState;
  readonly #clock: () => Date;

  constructor(state: BankState, clock: () => Date) {
    this.#state = state;
    this.#clock = clock;
  }

  issue(request: LinkTokenRequest): LinkToken {
    const createdAtMs = this.#clock().getTime();
    const token: LinkToken = {
      ...request,
      token: nextToken(this.#state.ids, 'link'),
      createdAtMs,
      expiresAtMs: createdAtMs + (request.update ? UPDATE_MS : NEW_MS),
      oauth: null,
      finished: false,
    };
    this.#state.linkTokens.push(token);
    return token;
  }

  find(text: string): LinkToken {
    const token = this.#state.linkTokens.find((one) => one.token === text);
    if (!token) throw new PlaidFault('INVALID_LINK_TOKEN');
    return token;
  }

  /** Finds a token that can start a session. Throws INVALID_LINK_TOKEN. */
  usable(text: string): LinkToken {
    const token = this.find(text);
    if (token.finished)
      throw new PlaidFault('INVALID_LINK_TOKEN', 'link_token has already been used');
    if (token.expiresAtMs <= this.#clock().getTime())
      throw new PlaidFault('INVALID_LINK_TOKEN', 'link_token has expired');
    return token;
  }
}
