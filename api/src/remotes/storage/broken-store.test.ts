import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testStore, type TestStore } from '../testing/test-store';
import { layout } from './layout';

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0');
  await store.publish('1.1.0');
});
afterEach(() => store.remove());

const key = (name: string) => join(layout(store.store).keys, name);
const overwrite = (path: string) => writeFileSync(path, 'garbage');

test.each<[string, () => void, string]>([
  ['without its private key', () => rmSync(key('k1.pem')), 'This machine does not have the key k1'],
  ['with another file for a key', () => overwrite(key('k1.pem')), 'The key k1 (keys/k1.pem)'],
  ['with a torn ring of keys', () => overwrite(key('ring.json')), 'The ring of keys'],
  [
    'whose registry is gone',
    () => rmSync(layout(store.store).registry(2)),
    'The store names registry 2 as the one in force, and has it not.',
  ],
  [
    'whose registry was overwritten',
    () => overwrite(layout(store.store).registry(2)),
    'Registry 2 of the store is not as it was written.',
  ],
  [
    'whose current number is not a number',
    () => overwrite(layout(store.store).current),
    'The store does not say which registry is in force (current).',
  ],
])('a store %s refuses a change in one sentence', async (_, damage, sentence) => {
  damage();
  const promoting = store.run('promote', { target: 'money@1.1.0' });
  await expect(promoting).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringContaining(sentence),
  });
});
