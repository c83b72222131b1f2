import { retentionStep, type Visit } from './visit-retention';

const NOW = new Date('2025-07-31T12:00:00.000Z');
const LONG_AGO = '2025-01-01T12:00:00.000Z';
const SOON = '2025-07-31T12:00:00.001Z';

const used: Visit = {
  id: 'v',
  rows: 1,
  created_at: LONG_AGO,
  seen_at: LONG_AGO,
  expires_at: SOON,
  left_at: null,
};
const step = (of: Partial<Visit>) => retentionStep({ ...used, ...of }, NOW);

it.each([
  ['2025-07-24T12:00:00.001Z', 'stay'],
  ['2025-07-24T12:00:00.000Z', 'erase'],
])('a visit without data that was last seen %s: %s', (seen_at, expected) => {
  expect(step({ rows: 0, seen_at })).toBe(expected);
});

it.each([
  ['2025-07-24T12:00:00.001Z', 'note'],
  ['2025-07-24T12:00:00.000Z', 'erase'],
])('a visit without data or session that began %s: %s', (created_at, expected) => {
  expect(step({ rows: 0, created_at, seen_at: null, expires_at: null })).toBe(expected);
});

it.each([
  ['a session leads to it', {}, 'stay'],
  ['a session leads to it again', { left_at: LONG_AGO }, 'clear'],
  ['its session has just run out', { expires_at: NOW.toISOString() }, 'note'],
  ['it has no session', { seen_at: null, expires_at: null }, 'note'],
  [
    'it was left thirty days ago',
    { expires_at: LONG_AGO, left_at: '2025-07-01T12:00:00.000Z' },
    'erase',
  ],
  [
    'it was left a moment less ago',
    { expires_at: LONG_AGO, left_at: '2025-07-01T12:00:00.001Z' },
    'stay',
  ],
] as const)('the step of a visit with data when %s', (_, of, expected) => {
  expect(step(of)).toBe(expected);
});
