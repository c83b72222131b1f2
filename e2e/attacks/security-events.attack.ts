import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './support/attacked';
import { logIn, newOwner } from './support/account';
import { atSite } from './support/client';

const log = () => readFileSync(join(attacked.site.folder, 'log'), 'utf8');
const failedLogIns = () =>
  log()
    .split('\n')
    .filter((line) => /log-in|sign-in/i.test(line)).length;

describe('security events', () => {
  test('failed log-ins are in the log at its default level, without the password (S20)', async () => {
    const { email } = await newOwner('logged');
    const secret = 'guessed-words-that-are-secret';
    const before = failedLogIns();
    // Other attacks of this run may have used up the log lines of this second.
    while (failedLogIns() === before) {
      await logIn(atSite(), email, secret);
      await sleep(500);
    }
    expect(log()).not.toContain(secret);
  });
});
