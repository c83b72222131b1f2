import { Keyring, UnsealableError } from '../../platform/keyring';
import { Secret } from './secret';

/** Whose token it is. A sealed token moved to another row no longer opens. */
export interface TokenOwner {
  readonly userId: string;
  readonly itemId: string;
}

/** A sealed token cannot be opened: its key is gone, or it was changed or moved. The person has to link again. */
export class TokenUnusableError extends Error {
  readonly code = 'TOKEN_UNUSABLE';

  constructor(reason: UnsealableError['reason']) {
    super(`A sealed bank token cannot be opened (${reason}).`);
    this.name = 'TokenUnusableError';
  }
}

const contextOf = ({ userId, itemId }: TokenOwner): string => `${userId}|${itemId}`;

function withTokenError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnsealableError ? new TokenUnusableError(error.reason) : error;
  }
}

/** Seals bank tokens, each for the link that it belongs to. */
export class TokenVault {
  readonly #keyring: Keyring;

  constructor(keys: ConstructorParameters<typeof Keyring>[0]) {
    this.#keyring = new Keyring(keys);
  }

  seal(token: Secret, owner: TokenOwner): string {
    return withTokenError(() => this.#keyring.seal(token.reveal(), contextOf(owner)));
  }

  /** Throws a `TokenUnusableError`. */
  open(sealed: string, owner: TokenOwner): Secret {
    return withTokenError(() => new Secret(this.#keyring.open(sealed, contextOf(owner))));
  }

  /** Whether a token still lies under an older key. */
  isStale(sealed: string): boolean {
    return this.#keyring.isStale(sealed);
  }
}
