import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorWire } from '@halyard/shared-contracts/wire';
import { databaseFailure } from './db/database-failure';
import { DATA_HEADERS } from './platform/data-headers';
import { recordSecurityEvent } from './security-events/plugin';
import { EVENT_OF_ERROR } from './security-events/event-names';
import type { SecurityFacts } from './security-events/security-events';

/** The sentences are those of P1-8-1 to P1-8-22. */
const ERRORS = {
  BAD_REQUEST: [400, 'The request is not valid'],
  NOT_FOUND: [404, 'Not found'],
  FORBIDDEN: [403, 'This belongs to someone else'],
  SIGN_IN_REQUIRED: [401, 'Log in to continue'],
  CONFIRM_IDENTITY: [403, 'Confirm that it is you to continue'],
  WRONG_CREDENTIALS: [401, 'The e-mail or the password is not right'],
  SECOND_FACTOR_REQUIRED: [401, 'Enter the code of your authenticator app'],
  WRONG_CODE: [401, 'The code is not right, or it was used already'],
  PASSKEY_REFUSED: [401, 'The passkey could not be confirmed'],
  SIGN_UP_EXPIRED: [410, 'This code does not work any more. Sign up again to get a new one'],
  EMAIL_UNPROVED: [
    403,
    'Confirm your e-mail address first. You can do it under Account and security',
  ],
  LINK_USED: [410, 'This link was used already or has run out. Ask for a new one'],
  TOTP_ON: [409, 'An authenticator app is set up already'],
  TOTP_OFF: [409, 'No authenticator app is set up'],
  WEAK_PASSWORD: [422, 'This password is easy to guess'],
  EMAIL_TAKEN: [409, 'An account with this e-mail exists already'],
  FOREIGN_HOST: [
    421,
    'This server does not answer under that name. Set PUBLIC_ORIGIN to the address that people use',
  ],
  PUBLIC_ORIGIN_MISSING: [
    421,
    'This request came through a proxy. Set PUBLIC_ORIGIN to the address that people use',
  ],
  FOREIGN_ORIGIN: [403, 'The request came from another site'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Wait a moment and try again'],
  QUOTA_REACHED: [413, 'There is no room for more of your data'],
  BUSY: [503, 'Many people are logging in right now. Try again in a moment'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The request must be JSON'],
  LINK_TOKEN_FAILED: [502, 'Failed to create link token'],
  EXCHANGE_FAILED: [502, 'Failed to connect bank account'],
  ALREADY_CONNECTED: [409, 'This bank is already connected'],
  BANK_STATUS_FAILED: [502, 'Failed to check connection status'],
  BANK_ACCOUNTS_FAILED: [502, 'Failed to fetch accounts'],
  BANK_TRANSACTIONS_FAILED: [502, 'Failed to fetch transactions'],
  BANK_LIABILITIES_FAILED: [502, 'Failed to fetch liabilities'],
  DISCONNECT_FAILED: [502, 'Failed to disconnect account'],
  REFRESH_FAILED: [502, 'The bank did not answer. Your last figures are kept'],
  WEBHOOK_REFUSED: [401, 'The webhook is not signed by the bank'],
  BANK_UNAVAILABLE: [503, 'The bank link is not available right now'],
  NO_BANK: [404, 'No bank accounts connected'],
  AI_INSIGHTS_FAILED: [502, 'Failed to fetch insights'],
  AI_CHAT_FAILED: [502, 'Failed to send chat message'],
  CHAT_BUSY: [409, 'Your last question is still being answered. Wait for it, or stop it'],
  AI_STATUS_FAILED: [502, 'Failed to check AI status'],
  KNOWLEDGE_RESTRICTED: [
    403,
    'Access Restricted - Knowledge Base Administration is only available in development mode.',
  ],
  NOT_MANUAL: [409, 'This came from your bank, where only its name can be changed'],
  NOT_MANUAL_ENTRY: [409, 'This came from your bank: change its category, note or name instead'],
  TRANSFER_NEEDS_MANUAL: [
    409,
    'A transfer can be recorded between two manual accounts in the same currency',
  ],
  NOT_ONE_TRANSFER: [
    409,
    'Two rows are one transfer if they have opposite amounts in two of your accounts and are not split',
  ],
  PARTS_DIFFER: [400, 'The parts do not add up to the amount'],
  TOO_MANY_ENTRIES: [409, 'There is no room for more of these. Remove one first'],
  NOT_A_SHARE: [400, 'Others cannot pay back more than the purchase'],
  NOT_A_REPAYMENT: [
    400,
    'Only a deposit pays back, and only a purchase of which others owe a share',
  ],
  RECEIPT_REFUSED: [400, 'A receipt is a PNG, JPEG, WebP, or PDF file of at most 5 MB'],
  RECEIPTS_FULL: [
    409,
    'There is no room for more receipts: a transaction has ten, and all together have 25 MB. Delete one first',
  ],
  TOO_MANY_TAGS: [409, 'A transaction has at most 10 tags'],
  TOO_MANY_RULES: [409, 'You have as many rules as there is room for'],
  CATEGORY_EXISTS: [409, 'You already have a category with this name'],
  CATEGORY_IN_USE: [409, 'Choose where the transactions and budgets of this category go'],
  CATEGORY_FIXED: [409, 'Halyard itself puts transactions into this category, so it stays'],
  TOO_MANY_CATEGORIES: [409, 'You have as many categories as fit here. Delete one first'],
  ALREADY_PROMISED: [409, 'This money is promised already'],
  MONTH_CLOSED: [409, 'This month is closed. Move money in the current one'],
  NOT_ENOUGH: [409, 'There is not enough money in this category'],
  TOO_MANY_GOALS: [409, 'You have as many goals as there is room for. Delete one first'],
  ALREADY_UNDONE: [409, 'This was undone already'],
  SAMPLE_DATA: [409, 'This is sample data. Add an account of your own first'],
  DATA_CHANGING: [409, 'Your data is changing right now. Try again in a moment'],
  STATEMENT_REFUSED: [422, 'This statement cannot be read'],
  COPY_REFUSED: [422, 'This file cannot be brought back'],
  ALREADY_HERE: [409, 'Your account has this already'],
  HAS_OWN_DATA: [
    409,
    'You have accounts of your own here already. A copy can be brought back where there are none',
  ],
  NOTHING_KEPT: [409, 'Nothing of yours is kept here, so there is nothing to delete'],
  STORAGE_FULL: [507, 'This could not be saved: the storage of the server is full'],
  DATABASE_UNAVAILABLE: [503, 'Your data cannot be reached right now. Try again in a moment'],
  INTERNAL: [500, 'Something went wrong'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

type ErrorDetails = Pick<ErrorWire, 'changed' | 'free' | 'accountId'>;

/** `cause` is only for the log. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterS: number | undefined;
  /** Only for the log of security events. */
  readonly facts: SecurityFacts;
  /** More fields of the answer. */
  readonly details: ErrorDetails;

  constructor(
    readonly code: ErrorCode,
    options: {
      readonly cause?: unknown;
      readonly message?: string;
      readonly retryAfterS?: number;
      /** Replaces the status of the code. */
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

const body = (code: ErrorCode, error: string): ErrorWire => ({ success: false, error, code });

/** Errors of Fastify. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_VALIDATION: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const DATABASE_FAILURES = {
  full: { code: 'STORAGE_FULL', retryAfterS: 60 },
  busy: { code: 'DATABASE_UNAVAILABLE', retryAfterS: 1 },
  unreachable: { code: 'DATABASE_UNAVAILABLE', retryAfterS: 5 },
} as const;

/** A full disk is always reported as such, because an operator has to act. */
function databaseError(error: unknown): AppError | null {
  const outer = error instanceof AppError && error.status >= 500 ? error : null;
  const cause = outer ? outer.cause : error;
  const failure = databaseFailure(cause);
  if (failure === null) return null;
  const { code, retryAfterS } = DATABASE_FAILURES[failure];
  if (!outer || failure === 'full') return new AppError(code, { cause, retryAfterS });
  const { message } = outer;
  return new AppError(outer.code, { message, cause, retryAfterS, status: ERRORS[code][0] });
}

const fieldOf = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;

function toAppError(error: unknown): AppError {
  const failed = databaseError(error);
  if (failed) return failed;
  if (error instanceof AppError) return error;
  const [code, message, statusCode] = ['code', 'message', 'statusCode'].map((name) =>
    fieldOf(error, name),
  );
  const known = typeof code === 'string' ? FASTIFY_CODES[code] : undefined;
  if (known === 'BAD_REQUEST' && code === 'FST_ERR_VALIDATION') {
    return new AppError('BAD_REQUEST', {
      cause: error,
      message: `The request is not valid: ${String(message)}`,
    });
  }
  if (known) return new AppError(known, { cause: error });
  if (statusCode === 429) return new AppError('TOO_MANY_REQUESTS', { cause: error });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError('BAD_REQUEST', { cause: error });
  }
  return new AppError('INTERNAL', { cause: error });
}

/** Only class and code of a cause are logged: an SDK's error object contains request headers with secrets. */
function loggable({ code, cause }: AppError): object {
  const stack = fieldOf(cause, 'stack');
  return {
    code,
    cause: cause ? { name: fieldOf(cause, 'name'), code: fieldOf(cause, 'code') } : undefined,
    stack: code === 'INTERNAL' && typeof stack === 'string' ? placesOf(stack) : undefined,
  };
}

const MOST_PLACES = 5;

/** Leaves out the message, which may contain data. */
const placesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_PLACES);

function recordRefusal({ code, facts }: AppError, request: FastifyRequest): void {
  const event = EVENT_OF_ERROR[code];
  if (event) recordSecurityEvent(request, event, { code, ...facts });
}

export function answerFailure(raw: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(raw);
  if (error.status >= 500 && error.code !== 'BUSY')
    request.log.error(loggable(error), error.message);
  recordRefusal(error, request);
  if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
  reply
    .code(error.status)
    .headers(DATA_HEADERS)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ ...body(error.code, error.message), ...error.details });
}

export function apiNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(body('NOT_FOUND', 'Not found'));
}
