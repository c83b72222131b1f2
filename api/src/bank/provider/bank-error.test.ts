import { type BankErrorKind, toBankError } from './bank-error';

const thrown = (status: number, data: unknown) => ({
  code: 'ERR_BAD_REQUEST',
  message: 'Request failed',
  config: { headers: { 'PLAID-SECRET': 's3cret' }, data: '{"access_token":"access-x"}' },
  response: { status, data },
});

const failure = (type: string, code: string, status = 400) =>
  thrown(status, { error_type: type, error_code: code, request_id: 'r', display_message: 'Hello' });

describe('an error of the SDK', () => {
  test.each<[string, string, number, BankErrorKind]>([
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 500, 'retry'],
    ['API_ERROR', 'PLANNED_MAINTENANCE', 400, 'retry'],
    ['RATE_LIMIT_EXCEEDED', 'ACCOUNTS_LIMIT', 429, 'rate'],
    ['RATE_LIMIT_EXCEEDED', 'A_NEW_LIMIT', 429, 'rate'],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400, 'bank'],
    ['INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING', 400, 'bank'],
    ['INSTITUTION_ERROR', 'INSTITUTION_NO_LONGER_SUPPORTED', 400, 'gone'],
    ['ITEM_ERROR', 'PRODUCT_NOT_READY', 400, 'notReady'],
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 400, 'user'],
    ['ITEM_ERROR', 'ITEM_LOCKED', 400, 'user'],
    ['ITEM_ERROR', 'NO_ACCOUNTS', 400, 'user'],
    ['ITEM_ERROR', 'ITEM_NOT_FOUND', 400, 'gone'],
    ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 400, 'gone'],
    ['INVALID_INPUT', 'INVALID_API_KEYS', 400, 'config'],
    ['INVALID_REQUEST', 'MISSING_FIELDS', 400, 'config'],
    ['TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION', 400, 'restart'],
    ['SOMETHING_NEW', 'SOMETHING_NEW', 400, 'config'],
  ])('%s/%s with status %i is of the kind %s', (type, code, status, kind) => {
    expect(toBankError(failure(type, code, status))).toMatchObject({
      kind,
      code,
      requestId: 'r',
      displayMessage: 'Hello',
    });
  });

  test.each<[string, unknown, BankErrorKind, string]>([
    ['a page of HTML', thrown(502, '<html>'), 'retry', 'HTTP_502'],
    ['a redirect', thrown(302, ''), 'config', 'HTTP_302'],
    ['a 404 with another body', thrown(404, { message: 'no' }), 'config', 'HTTP_404'],
    ['a bare 429', thrown(429, undefined), 'rate', 'HTTP_429'],
    ['a timeout', { code: 'ECONNABORTED' }, 'retry', 'ECONNABORTED'],
    ['a refused connection', { code: 'ECONNREFUSED' }, 'retry', 'ECONNREFUSED'],
    ['anything else', new TypeError('x'), 'retry', 'NO_ANSWER'],
    ['not even an object', 'x', 'retry', 'NO_ANSWER'],
  ])('%s becomes a bank error', (_, error, kind, code) => {
    expect(toBankError(error)).toMatchObject({ kind, code });
  });

  test('contains no secret', () => {
    const error = toBankError(failure('API_ERROR', 'INTERNAL_SERVER_ERROR', 500));
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.stack);
    expect(shown).not.toMatch(/s3cret|access-x/);
    expect(error.cause).toBeUndefined();
  });
});
