import type { BankErrorKind } from '../provider/bank-error';
import type { ItemRow } from './item-row';
import { changeByFailure, statusAfterSuccess } from './item-status';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const WELL = { errorCode: null, consentEndsAt: null, isReady: true, nowMs: NOW_MS };

test.each<[BankErrorKind, Partial<ItemRow>]>([
  ['user', { status: 'needs_login' }],
  ['gone', { status: 'revoked' }],
  ['bank', { status: 'bank_down' }],
  ['retry', {}],
  ['rate', {}],
  ['notReady', {}],
  ['config', {}],
])('a failure of kind %s changes %j and notes its code', (kind, status) => {
  expect(changeByFailure({ kind, code: 'X' })).toEqual({ ...status, status_code: 'X' });
});

test.each<[ItemRow['status'], string | null, Partial<typeof WELL> | object, string, string | null]>(
  [
    ['syncing', null, {}, 'ok', null],
    ['needs_login', null, {}, 'ok', null],
    ['bank_down', null, {}, 'ok', null],
    ['ok', null, { isReady: false }, 'syncing', null],
    ['ok', null, { errorCode: 'ITEM_LOGIN_REQUIRED' }, 'needs_login', null],
    ['ok', null, { errorCode: 'INTERNAL_SERVER_ERROR' }, 'ok', null],
    ['expiring', '2026-11-20T12:00:00.001Z', {}, 'expiring', '2026-11-20T12:00:00.001Z'],
    ['expiring', '2026-11-20T12:00:00.000Z', {}, 'ok', null],
    [
      'ok',
      null,
      { consentEndsAt: '2026-11-27T11:59:59.999Z' },
      'expiring',
      '2026-11-27T11:59:59.999Z',
    ],
    ['ok', null, { consentEndsAt: '2026-11-27T12:00:00.000Z' }, 'ok', null],
  ],
)(
  'a successful answer changes %s (until %s) with %j to %s',
  (status, until, answer, after, end) => {
    expect(
      statusAfterSuccess({ status, disconnect_at: until }, { ...WELL, ...answer }),
    ).toMatchObject({
      status: after,
      disconnect_at: end,
    });
  },
);
