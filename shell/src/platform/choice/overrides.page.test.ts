import { memoryStorage } from '@halyard/shared-contracts/store';
import { overrideQuery, overridesOf } from './overrides';

const HOURS_MS = 3_600_000;

/** All pages of this browser share a storage and a clock. */
function browser() {
  const storage = memoryStorage();
  let now = 0;
  return {
    later: (hours: number) => void (now += hours * HOURS_MS),
    open(address: string) {
      window.history.replaceState(null, '', address);
      return overridesOf(storage, window, () => now);
    },
  };
}

test.each([
  ['?mfe=money@1.4.0', { 'mfe-money': '1.4.0' }],
  ['?mfe=mfe-money@1.4.0,planning@2.0.0-x', { 'mfe-money': '1.4.0', 'mfe-planning': '2.0.0-x' }],
  ['?mfe=money', { 'mfe-money': '' }],
  ['?mfe=', {}],
  ['?month=2025-06', {}],
])('the address /budget%s chooses %j', (query, versions) => {
  expect(browser().open(`/budget${query}`).all()).toEqual(versions);
});

test('the choice is removed from the address, and other parameters stay', () => {
  browser().open('/budget?mfe=money@1.4.0&month=2025-06#top');
  expect(window.location.href).toMatch(/\/budget\?month=2025-06#top$/);
});

test.each([
  [7.9, '1.4.0'],
  [8, null],
])('after %d hours the chosen version is %p', (hours, version) => {
  const { open, later } = browser();
  open('/?mfe=money@1.4.0');
  later(hours);
  expect(open('/').versionOf('mfe-money')).toBe(version);
});

test('one version can be chosen and removed without the others, and a reset removes all', () => {
  const overrides = browser().open('/?mfe=money@1.4.0');
  overrides.choose('mfe-legal', '1.0.0');
  expect(overrideQuery(overrides.all())).toBe('?mfe=money@1.4.0,legal@1.0.0');
  overrides.choose('mfe-money', null);
  expect(overrides.all()).toEqual({ 'mfe-legal': '1.0.0' });
  overrides.reset();
  expect(overrides.all()).toEqual({});
});
