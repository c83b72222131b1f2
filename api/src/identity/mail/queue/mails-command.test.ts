import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database';
import { Keyring } from '../../../platform/keyring';
import { openTestDatabase } from '../../../testing/test-database';
import { addMail, recordMailFailure } from './mail-store';
import { MAILS_USAGE, mailsCommand } from './mails-command';

const NOW = new Date('2026-11-20T09:00:00Z');
const keyring = new Keyring([{ id: 'k1', key: randomBytes(32) }]);

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function add(to: string, fails: 'for good' | 'for now' | 'not yet'): Promise<string> {
  const text = JSON.stringify({ to, subject: 'Reset your password', body: 'SECRET' });
  await addMail(db, 'ann', (context) => keyring.seal(text, context), NOW);
  const { id } = await db
    .selectFrom('queued_mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const runAt = fails === 'for now' ? NOW : null;
  if (fails !== 'not yet')
    await recordMailFailure(db, { user_id: 'ann', id }, 'EENVELOPE', { now: NOW, runAt });
  return id;
}

const run = (...words: string[]) => mailsCommand({ db, keyring, now: NOW }, words);

test('the mails command says that every mail has been sent', async () => {
  expect(await run()).toEqual(['Every mail has left.']);
});

test('the mails command lists unsent mails with the address and never with the text', async () => {
  const dead = await add('ann@example.com', 'for good');
  await add('bea@example.com', 'not yet');
  const lines = await run();
  expect(lines[0]).toContain(dead);
  expect(lines[0]).toContain('given up after 0 tries (EENVELOPE), to ann@example.com: Reset');
  expect(lines[1]).toContain('waits to be sent, to bea@example.com');
  expect(lines.join()).not.toContain('SECRET');
});

test('the mails command lists mails sealed with other keys without the address', async () => {
  await add('ann@example.com', 'for good');
  const other = new Keyring([{ id: 'k2', key: randomBytes(32) }]);
  const [line] = await mailsCommand({ db, keyring: other, now: NOW }, []);
  expect(line).toContain('its address cannot be read');
});

test.each(['an id', 'all'])(
  'the mails command retries failed mails, selected by %s',
  async (how) => {
    const id = await add('ann@example.com', 'for good');
    await add('bea@example.com', 'for now');
    expect(await run('retry', how === 'all' ? 'all' : id)).toEqual([
      '1 will be tried within seconds.',
    ]);
    const rows = await db.selectFrom('queued_mails').select(['given_up_at', 'attempts']).execute();
    expect(rows.map(({ given_up_at }) => given_up_at)).toEqual([null, null]);
  },
);

test('the mails command deletes failed mails and no waiting mail', async () => {
  await add('ann@example.com', 'for good');
  const waiting = await add('bea@example.com', 'for now');
  expect(await run('delete', 'all')).toEqual(['1 deleted.']);
  const rows = await db.selectFrom('queued_mails').select('id').execute();
  expect(rows).toEqual([{ id: waiting }]);
  await expect(run('delete', waiting)).rejects.toThrow(`No mail ${waiting} was given up.`);
});

test.each([[['remove']], [['retry']]])(
  'the mails command responds to %j with its usage',
  async (words) => {
    await expect(run(...words)).rejects.toThrow(MAILS_USAGE);
  },
);
