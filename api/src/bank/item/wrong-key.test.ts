import { bankStatus } from '../read/status';
import { syncItem } from '../sync/sync';
import { linkItem, testKeys, type TestWorld, testWorld, USER } from '../testing/world';
import { TokenVault } from '../token/token-vault';
import { connectBank } from './connect';
import type { ItemRef } from './item-row';
import { createLinkToken } from './link-token';
import { linkedItems } from './item-store';
import { refreshBanks } from './refresh';

let world: TestWorld;
let keyless: TestWorld;
let ref: ItemRef;

const COUPLE = 'renter-couple';
const NOTHING_KNOWN = { institutionId: null, institutionName: null, accounts: [] };

beforeEach(async () => {
  world = await testWorld();
  ref = await linkItem(world, COUPLE);
  await syncItem(world, ref);
  keyless = { ...world, vault: new TokenVault(testKeys('k2')) };
});

afterEach(async () => {
  await world.close();
});

describe('with the wrong key', () => {
  test('a sync leaves the data unchanged and requires a new link', async () => {
    await expect(syncItem(keyless, ref)).rejects.toMatchObject({ code: 'TOKEN_UNUSABLE' });
    expect(await linkedItems(world.db, USER)).toMatchObject([
      { status: 'needs_login', status_code: 'TOKEN_UNUSABLE' },
    ]);
    expect(await world.db.selectFrom('transactions').select('id').execute()).not.toEqual([]);
    const { items } = await bankStatus(keyless, USER);
    expect(items).toMatchObject([{ status: 'revoked' }]);
    expect(world.log.lines.join()).toContain('TOKEN_UNUSABLE');
  });

  test('a refresh returns an error instead of crashing', async () => {
    await expect(refreshBanks(keyless, USER, null)).rejects.toMatchObject({
      code: 'REFRESH_FAILED',
    });
  });

  test('a new link replaces the unusable link without counting money twice', async () => {
    await syncItem(keyless, ref).catch(() => undefined);
    const before = (await world.db.selectFrom('transactions').select('id').execute()).length;
    await expect(createLinkToken(keyless, USER, ref.itemId)).resolves.toHaveProperty('linkToken');
    const token = await world.practice.publicToken(COUPLE);
    const fresh = await connectBank(keyless, USER, token, NOTHING_KNOWN);
    await syncItem(keyless, fresh);
    expect(await linkedItems(world.db, USER)).toMatchObject([{ id: fresh.itemId, status: 'ok' }]);
    const rows = await world.db.selectFrom('transactions').select('id').execute();
    expect(rows).toHaveLength(before);
  });
});
