import { randomBytes } from 'node:crypto';
import { createTenant } from '../accounts';
import { Keyring } from '../../platform/keyring';
import { testApi } from '../../testing/test-api';
import { newTotpSecret } from './totp';
import { storeTotp, resealTotp } from './totp-store';

const keyOf = (id: string) => ({ id, key: randomBytes(32) });

test('a new key seals the secrets of authenticator apps again and leaves unreadable ones as they are', async () => {
  const api = await testApi();
  const { db } = api;
  const [old, fresh, lost] = [keyOf('k1'), keyOf('k2'), keyOf('k0')];
  const [ann, bea] = [await createTenant(db, new Date(0)), await createTenant(db, new Date(0))];
  const secret = newTotpSecret();
  await storeTotp({ db, keyring: new Keyring([old]) }, ann, secret);
  await storeTotp({ db, keyring: new Keyring([lost]) }, bea, secret);
  await resealTotp({ db, keyring: new Keyring([fresh, old]) });
  const sealed = async (userId: string) =>
    (
      await db
        .selectFrom('totp')
        .select('secret_sealed')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).secret_sealed;
  expect(new Keyring([fresh]).open(await sealed(ann), `totp|${ann}`)).toBe(secret);
  expect(await sealed(bea)).toMatch(/^v1\.k0\./);
  await api.close();
});
