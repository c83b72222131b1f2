import type { VersionFigures } from './team-figures';
import { trendsOf } from './trends';

const figures = (name: string, changes: Partial<VersionFigures> = {}): VersionFigures => ({
  name,
  loads: 90,
  failed: 10,
  p95Ms: 300,
  lcpMs: 1500,
  inpMs: 50,
  cls: 0.01,
  ...changes,
});

const DAYS = [
  { day: '2026-11-24', versions: [figures('mfe-money@2.0.0', { lcpMs: 900 })] },
  { day: '2026-11-23', versions: [figures('mfe-money@1.0.0'), figures('mfe-legal@1.0.0')] },
];

test('each remote has its own trends, from the oldest day to the newest', () => {
  const [legal, money] = trendsOf({ days: DAYS });
  expect(legal).toMatchObject({ remote: 'mfe-legal', versions: ['1.0.0'] });
  expect(money).toMatchObject({
    remote: 'mfe-money',
    versions: ['2.0.0', '1.0.0'],
    days: ['2026-11-23', '2026-11-24'],
  });
  expect(money?.trends.map(({ title }) => title)).toEqual([
    'Failed pages',
    'Load, p95',
    'Paint, p75',
    'Press, p75',
    'Shift, p75',
  ]);
});

test('a version has no value on a day without its reports', () => {
  const paint = trendsOf({ days: DAYS })[1]?.trends[2];
  expect(paint?.lines).toEqual([
    { name: '2.0.0', values: [null, 900] },
    { name: '1.0.0', values: [1500, null] },
  ]);
  expect(paint?.textOf(900)).toBe('900 ms');
});

test('the share of failed pages is in percent', () => {
  expect(trendsOf({ days: DAYS })[0]?.trends[0]?.lines).toEqual([
    { name: '1.0.0', values: [10, null] },
  ]);
});

test('of many versions, those that reported last are drawn', () => {
  const versions = ['6', '5', '4', '3', '2', '1'].map((major) => figures(`mfe-a@${major}.0.0`));
  expect(trendsOf({ days: [{ day: '2026-11-24', versions }] })[0]?.versions).toEqual([
    '6.0.0',
    '5.0.0',
    '4.0.0',
    '3.0.0',
  ]);
});
