import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './support/attacked';
import { logIn, newOwner } from './support/account';
import { atSite } from './support/client';

const log = () => readFileSync(join(attacked.site.folder, 'log'), 'utf8');

async function grows(by: (line: string) => boolean, act: () => Promise<unknown>) {
  const count = () => log().split('\n').filter(by).length;
  const before = count();
  await act();
  for (let n = 0; n < 40 && count() === before; n += 1) await sleep(50);
  return count() - before;
}

describe('security events', () => {
  test('a failed log-in is in the log at its default level, without the password (S20)', async () => {
    const { email } = await newOwner('logged');
    const secret = 'guessed-words-that-are-secret';
    expect(
      await grows(
        (line) => /log-?in|sign-?in/i.test(line),
        () => logIn(atSite(), email, secret),
      ),
    ).toBeGreaterThan(0);
    expect(log()).not.toContain(secret);
  });
});
