import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { candidate } from '../testing/registry';
import { sessionMemory } from './session-memory';

const start = (storage = memoryStorage()) => sessionMemory(storage, () => 0);
const canary = candidate('1.1.0', { source: 'canary' });

test('the version that worked last is known to the next visit', () => {
  const storage = memoryStorage();
  start(storage).served(candidate('1.0.0'), 'registry 1');
  expect(start(storage).lastKnownGood('mfe-money')).toBe('1.0.0');
});

test('a chosen version does not count as the version that worked last', () => {
  const memory = start();
  memory.served(candidate('9.9.9', { source: 'override' }), 'registry 1');
  expect(memory.lastKnownGood('mfe-money')).toBeNull();
  expect(memory.serving('mfe-money')).toBe('9.9.9');
});

test.each([canary, candidate('1.1.0'), candidate('1.1.0', { source: 'last-known-good' })])(
  'a crash bans a $source version until it is forgiven',
  (each) => {
    const memory = start();
    memory.served(each, 'registry 1');
    expect(memory.crashed('mfe-money')).toBe(true);
    expect(memory.isBanned('mfe-money', '1.1.0')).toBe(true);
    expect(memory.serving('mfe-money')).toBeNull();
    memory.forgive('mfe-planning');
    expect(memory.isBanned('mfe-money', '1.1.0')).toBe(true);
    memory.forgive('mfe-money');
    expect(memory.isBanned('mfe-money', '1.1.0')).toBe(false);
  },
);

test('a version that the user chose stays when it crashes', () => {
  const memory = start();
  memory.served(candidate('1.0.0', { source: 'override' }), 'registry 1');
  expect(memory.crashed('mfe-money')).toBe(false);
  expect(memory.isBanned('mfe-money', '1.0.0')).toBe(false);
});

test('an unreadable memory counts as empty', () => {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.remotesGood, '{"mfe-money":');
  expect(start(storage).lastKnownGood('mfe-money')).toBeNull();
});
