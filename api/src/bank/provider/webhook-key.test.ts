import { type TestWorld, testWorld } from '../testing/world';

const PATH = '/webhook_verification_key/get';
const HOOK = { webhook: 'http://127.0.0.1:9/hook' };

let world: TestWorld;
let keyId: string;

beforeEach(async () => {
  world = await testWorld();
  const publicToken = await world.practice.publicToken('retiree', HOOK);
  const { accessToken } = await world.provider.exchange(publicToken);
  await world.practice.ask('/sandbox/item/fire_webhook', {
    access_token: accessToken.reveal(),
    webhook_code: 'SYNC_UPDATES_AVAILABLE',
  });
  await new Promise((resolve) => setImmediate(resolve));
  const [head] = world.practice.posted.at(-1)?.headers['plaid-verification']?.split('.') ?? [];
  keyId = JSON.parse(Buffer.from(head ?? '', 'base64url').toString()).kid;
});

afterEach(async () => {
  await world.close();
});

describe('the key that signed a webhook', () => {
  test('comes from the bank', async () => {
    expect(await world.provider.webhookKey(keyId)).toMatchObject({ kty: 'EC', crv: 'P-256' });
  });

  test('is null after the bank has retired it', async () => {
    world.network.fail(PATH, ({ key, ...answer }) => ({
      ...answer,
      key: { ...Object(key), expired_at: 1_795_000_000 },
    }));
    expect(await world.provider.webhookKey(keyId)).toBeNull();
  });

  test('is null when the bank does not know it', async () => {
    expect(await world.provider.webhookKey('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});
