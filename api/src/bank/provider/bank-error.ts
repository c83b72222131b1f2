import * as v from 'valibot';

/**
 * The kind says what follows from an error: repeat soon (`retry`), repeat after a limit (`rate`), the bank is down
 * (`bank`), data is not ready (`notReady`), the user must act (`user`), access ended (`gone`), our request is wrong
 * (`config`), or start from the first page (`restart`).
 */
export type BankErrorKind =
  | 'retry'
  | 'rate'
  | 'bank'
  | 'notReady'
  | 'user'
  | 'gone'
  | 'config'
  | 'restart';

interface BankErrorParts {
  readonly kind: BankErrorKind;
  readonly code: string;
  readonly requestId?: string | null;
  readonly displayMessage?: string | null;
}

/** It contains nothing of the SDK’s error, which carries secrets. */
export class BankError extends Error {
  readonly kind: BankErrorKind;
  readonly code: string;
  readonly requestId: string | null;
  readonly displayMessage: string | null;

  constructor({ kind, code, requestId = null, displayMessage = null }: BankErrorParts) {
    super(`The bank answered ${code}.`);
    this.name = 'BankError';
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.displayMessage = displayMessage;
  }
}

const KINDS: Readonly<Record<string, BankErrorKind>> = {
  INSTITUTION_DOWN: 'bank',
  INSTITUTION_NOT_RESPONDING: 'bank',
  INSTITUTION_NOT_AVAILABLE: 'bank',
  PRODUCT_NOT_READY: 'notReady',
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: 'restart',
  ITEM_LOGIN_REQUIRED: 'user',
  ITEM_LOCKED: 'user',
  USER_SETUP_REQUIRED: 'user',
  INVALID_CREDENTIALS: 'user',
  INVALID_MFA: 'user',
  ACCESS_NOT_GRANTED: 'user',
  NO_ACCOUNTS: 'user',
  ADDITIONAL_CONSENT_REQUIRED: 'user',
  PENDING_EXPIRATION: 'user',
  PENDING_DISCONNECT: 'user',
  ITEM_NOT_FOUND: 'gone',
  INVALID_ACCESS_TOKEN: 'gone',
  USER_PERMISSION_REVOKED: 'gone',
  ITEM_NOT_SUPPORTED: 'gone',
  INSTITUTION_NO_LONGER_SUPPORTED: 'gone',
};

/** The HTTP status decides the kind of an error that is not in the list. */
export function bankErrorKind(type: string, code: string, status: number): BankErrorKind {
  const known = KINDS[code];
  if (known) return known;
  if (type === 'RATE_LIMIT_EXCEEDED' || status === 429) return 'rate';
  if (type === 'API_ERROR' || status >= 500) return 'retry';
  return 'config';
}

const answered = v.object({ status: v.number(), data: v.optional(v.unknown()) });
const failure = v.object({ code: v.optional(v.string()), response: v.optional(answered) });
const plaidError = v.object({
  error_type: v.string(),
  error_code: v.string(),
  request_id: v.nullish(v.string()),
  display_message: v.nullish(v.string()),
});

export function toBankError(thrown: unknown): BankError {
  if (thrown instanceof BankError) return thrown;
  const { output, success } = v.safeParse(failure, thrown);
  if (!success) return new BankError({ kind: 'retry', code: 'NO_ANSWER' });
  const { response } = output;
  if (!response) return new BankError({ kind: 'retry', code: output.code ?? 'NO_ANSWER' });
  const error = v.safeParse(plaidError, response.data);
  const code = error.success ? error.output.error_code : `HTTP_${response.status}`;
  return new BankError({
    kind: bankErrorKind(error.success ? error.output.error_type : '', code, response.status),
    code,
    requestId: (error.success && error.output.request_id) || null,
    displayMessage: (error.success && error.output.display_message) || null,
  });
}

/** Returns the error for an answer with a good status that cannot be read. */
export function unreadable(): BankError {
  return new BankError({ kind: 'retry', code: 'UNREADABLE_ANSWER' });
}
