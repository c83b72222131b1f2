import { newEmail, PASSWORD } from './support/account';
import { atSite } from './support/client';
import { mailedCode } from './support/mail';

describe('hosts and mail links', () => {
  test('a mail that the receiving server first defers still arrives (S11)', async () => {
    const email = newEmail('greylisted');
    const signedUp = await atSite().post('/api/auth/sign-up', { email, password: PASSWORD });
    expect(signedUp.status).toBe(202);
    expect(await mailedCode(email)).toMatch(/^\d{4} \d{4}$/);
  }, 60_000);
});
