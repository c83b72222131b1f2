import type { ErrorWire } from '@halyard/shared-contracts/wire';
import { type ErrorCode, ERRORS } from './error-codes';
import type { SecurityFacts } from './security-events/security-events';

type ErrorDetails = Pick<ErrorWire, 'changed' | 'free' | 'accountId'>;

/** `cause` is only for the log. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterS: number | undefined;
  /** The facts are only for the log of security events. */
  readonly facts: SecurityFacts;
  /** The answer has these additional fields. */
  readonly details: ErrorDetails;

  constructor(
    readonly code: ErrorCode,
    options: {
      readonly cause?: unknown;
      readonly message?: string;
      readonly retryAfterS?: number;
      /** It replaces the status of the code. */
      readonly status?: number;
      readonly facts?: SecurityFacts;
      readonly details?: ErrorDetails;
    } = {},
  ) {
    super(options.message ?? ERRORS[code][1], { cause: options.cause });
    this.status = options.status ?? ERRORS[code][0];
    this.retryAfterS = options.retryAfterS;
    this.facts = options.facts ?? {};
    this.details = options.details ?? {};
  }
}
