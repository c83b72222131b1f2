import { Keyring, UnsealableError } from '../../platform/keyring';
import { Secret } from './secret';

/** A sealed token of another owner does not open. */
export interface TokenOwner {
  readonly userId: string;
  readonly itemId: string;
}

/**
 * It is thrown when the key is missing, or when the sealed token was changed or moved. The user has to link the
 * bank again.
 */
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

  isStale(sealed: string): boolean {
    return this.#keyring.isStale(sealed);
  }
}
