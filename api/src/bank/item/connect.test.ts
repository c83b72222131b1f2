import { linkItem, testWorld, USER } from '../testing/world';
import { connectBank } from './connect';

test('the token of a link that is here already, as a repair gives it, does not end that link', async () => {
  const world = await testWorld();
  await linkItem(world);
  const item = await world.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
  world.network.fail('/item/public_token/exchange', (answer) => ({
    ...answer,
    item_id: item.plaid_item_id,
  }));
  const token = await world.practice.publicToken();
  const metadata = { institutionId: null, institutionName: null, accounts: [] };
  await expect(connectBank(world, USER, token, metadata)).rejects.toMatchObject({
    code: 'ALREADY_CONNECTED',
  });
  expect(world.network.calls).not.toContain('/item/remove');
  expect(await world.db.selectFrom('items').selectAll().execute()).toEqual([item]);
  await world.close();
});
