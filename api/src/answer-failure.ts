import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorWire } from '@halyard/shared-contracts/wire';
import { databaseFailure } from './db/database-failure';
import { type ErrorCode, ERRORS } from './error-codes';
import { AppError } from './errors';
import { DATA_HEADERS } from './platform/data-headers';
import { EVENT_OF_ERROR } from './security-events/event-names';
import { recordSecurityEvent } from './security-events/plugin';

const body = (code: ErrorCode, error: string): ErrorWire => ({ success: false, error, code });

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

/** A full disk is always reported, because an operator has to act. */
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

/** Logs only class and code of a cause, because an SDK's error object has request headers with secrets. */
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
