import type { PlaidError } from 'plaid';
import type { Wire } from './plaid-wire';

type ErrorType = Wire<PlaidError>['error_type'];

interface FaultKind {
  readonly type: ErrorType;
  readonly status: number;
  readonly message: string;
  /** Link may show this message to the user. */
  readonly display?: string;
}

const LOGIN_CHANGED =
  "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state";

/** These are the error codes of Plaid that this bank returns (https://plaid.com/docs/errors/). */
const kinds = {
  INVALID_API_KEYS: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'invalid client_id or secret provided',
  },
  MISSING_FIELDS: {
    type: 'INVALID_REQUEST',
    status: 400,
    message: 'the following required fields are missing',
  },
  INVALID_FIELD: { type: 'INVALID_REQUEST', status: 400, message: 'a field is not valid' },
  INVALID_BODY: {
    type: 'INVALID_REQUEST',
    status: 400,
    message: 'body could not be parsed as JSON',
  },
  NOT_FOUND: { type: 'INVALID_REQUEST', status: 404, message: 'not found' },
  INVALID_ACCESS_TOKEN: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'could not find matching access token',
  },
  INVALID_PUBLIC_TOKEN: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'could not find matching public token',
  },
  INVALID_LINK_TOKEN: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'invalid link_token provided',
  },
  INVALID_INSTITUTION: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'invalid institution_id provided',
  },
  INVALID_PRODUCT: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'client is not authorized to access the following products',
  },
  INVALID_CREDENTIALS: {
    type: 'ITEM_ERROR',
    status: 400,
    message: 'the provided credentials were not correct',
    display: 'The provided credentials were incorrect. Please try again.',
  },
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: {
    type: 'INVALID_INPUT',
    status: 400,
    message: 'invalid key_id provided',
  },
  ITEM_NOT_FOUND: {
    type: 'ITEM_ERROR',
    status: 400,
    message:
      'The Item you requested cannot be found. This Item does not exist, has been previously removed via /item/remove, or has had access removed by the user.',
  },
  ITEM_LOGIN_REQUIRED: {
    type: 'ITEM_ERROR',
    status: 400,
    message: LOGIN_CHANGED,
    display: 'Sign in to your bank again to keep this connection up to date.',
  },
  NO_ACCOUNTS: {
    type: 'ITEM_ERROR',
    status: 400,
    message: 'no valid accounts were found for this item',
    display: 'No compatible accounts could be found.',
  },
  NO_LIABILITY_ACCOUNTS: {
    type: 'ITEM_ERROR',
    status: 400,
    message: 'no valid liability account(s) found',
  },
  NO_INVESTMENT_ACCOUNTS: {
    type: 'ITEM_ERROR',
    status: 400,
    message: 'no valid investment account(s) found',
  },
  PRODUCT_NOT_READY: {
    type: 'ITEM_ERROR',
    status: 400,
    message:
      'the requested product is not yet ready. please provide a webhook or try the request again later',
  },
  PRODUCTS_NOT_SUPPORTED: {
    type: 'ITEM_ERROR',
    status: 400,
    message: 'the products requested are not supported by this institution',
  },
  INSTITUTION_DOWN: {
    type: 'INSTITUTION_ERROR',
    status: 400,
    message: 'this institution is not currently responding to this request. please try again soon',
    display: 'This bank is not answering at the moment. Please try again later.',
  },
  INSTITUTION_NOT_RESPONDING: {
    type: 'INSTITUTION_ERROR',
    status: 400,
    message: 'this institution is not currently responding to this request. please try again soon',
    display: 'This bank is not answering at the moment. Please try again later.',
  },
  INSTITUTION_NO_LONGER_SUPPORTED: {
    type: 'INSTITUTION_ERROR',
    status: 400,
    message: 'this institution is no longer supported',
    display: 'This bank is no longer supported.',
  },
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: {
    type: 'TRANSACTIONS_ERROR',
    status: 400,
    message:
      'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
  },
  TRANSACTIONS_SYNC_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'rate limit exceeded for attempts to access this item. please try again later',
  },
  ACCOUNTS_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'rate limit exceeded for attempts to access this item. please try again later',
  },
  BALANCE_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'rate limit exceeded for attempts to access this item. please try again later',
  },
  ITEM_GET_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'rate limit exceeded for attempts to access this item. please try again later',
  },
  RATE_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'rate limit exceeded for attempts to access this item. please try again later',
  },
  INTERNAL_SERVER_ERROR: {
    type: 'API_ERROR',
    status: 500,
    message: 'an unexpected error occurred',
  },
} as const satisfies Record<string, FaultKind>;

export type FaultCode = keyof typeof kinds;

export function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(kinds, code);
}

export function errorBody(code: FaultCode, requestId: string, message?: string): Wire<PlaidError> {
  const kind: FaultKind = kinds[code];
  return {
    display_message: kind.display ?? null,
    documentation_url: `https://plaid.com/docs/?ref=error#${kind.type.toLowerCase().replaceAll('_', '-')}-errors`,
    error_code: code,
    error_message: message ?? kind.message,
    error_type: kind.type,
    request_id: requestId,
    suggested_action: null,
  };
}

export function faultStatus(code: FaultCode): number {
  return kinds[code].status;
}

/** Handlers throw it, and the app answers with Plaid's error body and HTTP status. */
export class PlaidFault extends Error {
  readonly code: FaultCode;
  readonly detail: string | undefined;

  constructor(code: FaultCode, detail?: string) {
    super(detail ?? code);
    this.name = 'PlaidFault';
    this.code = code;
    this.detail = detail;
  }
}
