import { testStore, type TestStore } from '../testing/test-store';

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0');
});
afterEach(() => store.remove());

const firstLines = async () => (await store.run('status')).lines.slice(0, 2);

const SIGNED =
  'Registry 1 of 2026-11-20T10:00:00.000Z, signed with k1, good until 2026-12-20T10:00:00.000Z.';

test.each([
  [14, /^The live shell provides contract/],
  [16, /^More than half of its life is over\. Sign it again: npm run mfe -- renew$/],
  [30, /^It has expired: no browser takes it\. Sign it again: npm run mfe -- renew$/],
])('after %i days of thirty, status asks for a new signature: %p', async (days, sentence) => {
  store.passDays(days);
  expect(await firstLines()).toEqual([SIGNED, expect.stringMatching(sentence)]);
  await store.run('renew');
  expect((await firstLines())[1]).toMatch(/^The live shell provides contract/);
});
