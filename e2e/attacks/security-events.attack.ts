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

const WITHIN_MS = 20_000;

describe('security events', () => {
  test('failed log-ins are in the log at its default level, without the password (S20)', async () => {
    const { email } = await newOwner('logged');
    const secret = 'guessed-words-that-are-secret';
    const before = failedLogIns();
    // Other attacks of this run may have used up the lines of this second.
    for (const until = Date.now() + WITHIN_MS; failedLogIns() === before; await sleep(500)) {
      if (Date.now() > until) throw new Error('no failed log-in was logged');
      await logIn(atSite(), email, secret);
    }
    expect(log()).not.toContain(secret);
  });
});
