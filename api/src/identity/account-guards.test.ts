import { requireRecentSignIn } from './account-guards';
import { VISITOR } from './person';

const ANN = {
  userId: 'u1',
  email: 'ann@example.com',
  provedAt: '2025-07-15T16:00:00.000Z',
  timeZone: null,
};

const outcome = (person: Parameters<typeof requireRecentSignIn>[0], now: string) => {
  try {
    requireRecentSignIn(person, new Date(now));
    return 'passes';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

it.each([
  ['who proved it ten minutes ago', ANN, '2025-07-15T16:10:00.000Z', 'passes'],
  ['who proved it longer ago', ANN, '2025-07-15T16:10:00.001Z', 'CONFIRM_IDENTITY'],
  [
    'whose session has no proof, as in older versions',
    { ...ANN, provedAt: null },
    '2025-07-15T16:00:00.000Z',
    'CONFIRM_IDENTITY',
  ],
  [
    'whose proof lies in the future, because a clock ran ahead',
    ANN,
    '2025-07-15T15:49:59.999Z',
    'CONFIRM_IDENTITY',
  ],
  ['without an account', { ...VISITOR, userId: 'v1' }, '2025-07-15T16:00:00.000Z', 'passes'],
])('a user %s: %s', (_, person, now, expected) => {
  expect(outcome(person, now)).toBe(expected);
});
