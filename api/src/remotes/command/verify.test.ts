import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from '../storage/layout';
import { testStore, type TestStore } from '../testing/test-store';

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0', { sources: { 'a.js': 'a()' } });
});
afterEach(() => store.remove());

const file = (name: string) => join(layout(store.store).artifact('mfe-money', '1.0.0'), name);

test('an untouched store passes', async () => {
  expect(await store.run('verify')).toEqual({
    ok: true,
    lines: ['1 versions and the registry are as they were published.'],
  });
});

test('a draft that a crash left is not a version', async () => {
  const drafts = join(layout(store.store).artifacts, 'mfe-money');
  cpSync(join(drafts, '1.0.0'), join(drafts, '.draft'), { recursive: true });
  expect((await store.run('verify')).lines).toEqual([
    '1 versions and the registry are as they were published.',
  ]);
});

test.each<[string, () => void, string]>([
  [
    'a changed file',
    () => writeFileSync(file('a.js'), 'b()'),
    'mfe-money@1.0.0: a.js is not what was built.',
  ],
  ['a missing file', () => rmSync(file('a.js')), 'mfe-money@1.0.0: a.js is missing.'],
  [
    'an added file',
    () => writeFileSync(file('b.js'), ''),
    'mfe-money@1.0.0: b.js is not listed in remote.json.',
  ],
  [
    'a file that was changed together with its own list',
    () => {
      const text = readFileSync(file('remote.json'), 'utf8')
        .replaceAll('sha384-', 'sha384-')
        .replace(/"bytes":3/, '"bytes":4');
      writeFileSync(file('remote.json'), text);
    },
    'mfe-money@1.0.0: remote.json is not what was published.',
  ],
  [
    'a registry that was edited',
    () => {
      const path = layout(store.store).registry(1);
      writeFileSync(path, readFileSync(path, 'utf8').replace('team-money', 'team-other'));
    },
    'The registry is refused: bad-signature.',
  ],
])('%s is named', async (_, change, sentence) => {
  change();
  const { ok, lines } = await store.run('verify');
  expect(ok).toBe(false);
  expect(lines).toContain(sentence);
});
