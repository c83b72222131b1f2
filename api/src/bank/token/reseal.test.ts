import { linkItem, testKeys, type TestWorld, testWorld } from '../testing/world';
import { resealTokens } from './reseal';
import { TokenUnusableError, TokenVault } from './token-vault';

let world: TestWorld;

beforeEach(async () => {
  world = await testWorld();
});

afterEach(async () => {
  await world.close();
});

test('all tokens are sealed with a new key, and the old key is useless afterwards', async () => {
  const old = testKeys('k1');
  const fresh = testKeys('k2');
  const ref = await linkItem({ ...world, vault: new TokenVault(old) });
  await linkItem({ ...world, vault: new TokenVault(old) }, 'retiree');
  const ring = new TokenVault([...fresh, ...old]);

  expect(await resealTokens(world.db, ring)).toBe(2);
  expect(await resealTokens(world.db, ring)).toBe(0);

  const item = await world.db
    .selectFrom('items')
    .select('token_sealed')
    .where('id', '=', ref.itemId)
    .executeTakeFirstOrThrow();
  const sealed = item.token_sealed ?? '';
  expect(new TokenVault(fresh).open(sealed, ref).reveal()).toMatch(/^access-/);
  expect(() => new TokenVault(old).open(sealed, ref)).toThrow(TokenUnusableError);
});

test('a token that no key opens stays unchanged', async () => {
  await linkItem(world);
  expect(await resealTokens(world.db, new TokenVault(testKeys('k9')))).toBe(0);
});
