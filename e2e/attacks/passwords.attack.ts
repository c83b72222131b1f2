import { newEmail } from './support/account';
import { atSite } from './support/client';

describe('passwords', () => {
  test.each([
    '1234567890',
    'aaaaaaaaaa',
    'password12',
    'qwertyuiop',
    '1q2w3e4r5t',
    'Password123',
    'iloveyou12',
    'short',
    '',
  ])('nobody signs up with the password %j (S14)', async (password) => {
    const email = newEmail('weak');
    expect(
      (await atSite().post('/api/auth/sign-up', { email, password })).status,
    ).toBeGreaterThanOrEqual(400);
  });
  test('nobody signs up with their own address as the password (S14)', async () => {
    const email = newEmail('margaret.hamilton');
    expect(
      (await atSite().post('/api/auth/sign-up', { email, password: email })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
