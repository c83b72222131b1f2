import { randomBytes } from 'node:crypto';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import type { Db } from '../../../db/database';
import { Keyring } from '../../../platform/keyring';
import { openTestDatabase } from '../../../testing/test-database';
import { type Mailbox, startMailbox } from '../../testing/mailbox';
import { retryDelayMs } from './backoff';
import { type QueuedMailer, queuedMailer } from './queued-mailer';
import { smtpTransport } from './smtp';

const START = Date.parse('2026-11-20T09:00:00Z');
const TOKEN = 'T'.repeat(43);
const MAILS = countOf({ usual: 6, thorough: 20 });
const MAIL = {
  userId: 'ann',
  to: 'ann@example.com',
  subject: 'Reset your password',
  body: `https://app.example/reset-password#${TOKEN}\n`,
};

let db: Db;
let mailbox: Mailbox;
let nowMs: number;
let lines: string[];
let mailers: QueuedMailer[];
const keyring = new Keyring([{ id: 'k1', key: randomBytes(32) }]);

beforeEach(async () => {
  db = await openTestDatabase();
  mailbox = await startMailbox();
  nowMs = START;
  lines = [];
  mailers = [];
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await mailbox.close();
  await db.destroy();
});

function instance({ url = mailbox.env.SMTP_URL ?? '', keys = keyring } = {}): QueuedMailer {
  const note = (facts: object, message: string) =>
    void lines.push(JSON.stringify({ facts, message }));
  const mailer = queuedMailer({
    db,
    clock: () => new Date(nowMs),
    keyring: keys,
    transport: smtpTransport({ url, from: 'Halyard <hello@app.example>', isVerified: false }),
    log: { warn: note, error: note },
  });
  mailers.push(mailer);
  return mailer;
}

const stored = () => db.selectFrom('queued_mails').selectAll().execute();

async function failed(mailer: QueuedMailer): Promise<void> {
  await mailer.send(MAIL);
  while ((await stored())[0]?.last_error === null) await new Promise((done) => setTimeout(done, 5));
}

describe('a mail', () => {
  it('is sent at once and then deleted', async () => {
    await instance().send(MAIL);
    const { to, source } = await mailbox.next();
    expect([to, source]).toEqual([[MAIL.to], expect.stringContaining('reset-password#T')]);
    while ((await stored()).length > 0) await new Promise((done) => setTimeout(done, 5));
  });

  it('waits sealed: neither its address nor its token is in the database or the log', async () => {
    await failed(instance({ url: 'smtp://127.0.0.1:1' }));
    const text = JSON.stringify(await stored());
    for (const secret of [MAIL.to, TOKEN, MAIL.subject]) {
      expect(text).not.toContain(secret);
      expect(lines.join()).not.toContain(secret);
    }
    expect(text).toContain('v1.k1.');
  });

  it('is tried again, later each time, after a temporary refusal, and arrives once', async () => {
    mailbox.refuse(2, 451);
    const mailer = instance();
    await failed(mailer);
    await mailer.deliverDue();
    expect(mailbox.waiting()).toBe(0);
    nowMs = START + 10_000;
    await mailer.deliverDue();
    expect((await stored())[0]).toMatchObject({ attempts: 2, last_error: 'EENVELOPE' });
    nowMs += 59_999;
    await mailer.deliverDue();
    expect(mailbox.waiting()).toBe(0);
    nowMs += 1;
    await mailer.deliverDue();
    expect([mailbox.waiting(), await stored()]).toEqual([1, []]);
  });

  it('is given up at once after a permanent refusal and stays for an operator to see', async () => {
    mailbox.refuse(1, 550);
    await failed(instance());
    expect((await stored())[0]).toMatchObject({
      attempts: 1,
      given_up_at: new Date(START).toISOString(),
    });
    expect(lines.join()).toContain('npm run mails');
  });

  it('is tried ten times within 25 hours and then given up', async () => {
    const mailer = instance({ url: 'smtp://127.0.0.1:1' });
    await failed(mailer);
    for (let attempts = 1; retryDelayMs(attempts) !== null; attempts += 1) {
      expect((await stored())[0]).toMatchObject({ attempts, given_up_at: null });
      nowMs += retryDelayMs(attempts) ?? 0;
      await mailer.deliverDue();
    }
    expect((await stored())[0]).toMatchObject({ attempts: 10, given_up_at: expect.any(String) });
    expect(nowMs - START).toBeGreaterThan(86_400_000);
    expect(nowMs - START).toBeLessThan(25 * 3_600_000);
  });

  it('is not sent when no key opens it, and the log says why', async () => {
    await failed(instance({ url: 'smtp://127.0.0.1:1' }));
    nowMs += 10_000;
    await instance({ keys: new Keyring([{ id: 'k2', key: randomBytes(32) }]) }).deliverDue();
    expect((await stored())[0]).toMatchObject({ last_error: 'UnsealableError' });
    expect(mailbox.waiting()).toBe(0);
  });
});

describe('several instances', () => {
  it('send each of many mails once', async () => {
    mailbox.refuse(MAILS, 451);
    const [one, two] = [instance(), instance()];
    for (let n = 0; n < MAILS; n += 1) await one.send({ ...MAIL, to: `user-${n}@example.com` });
    while ((await stored()).some((mail) => mail.last_error === null))
      await new Promise((done) => setTimeout(done, 5));
    nowMs += 10_000;
    await Promise.all([one.deliverDue(), two.deliverDue()]);
    const arrived = new Set<string>();
    for (let n = 0; n < MAILS; n += 1) arrived.add(String((await mailbox.next()).to[0]));
    expect([arrived.size, mailbox.waiting(), await stored()]).toEqual([MAILS, 0, []]);
  });

  it('take over the mail of an instance that was killed within 30 seconds', async () => {
    await failed(instance({ url: 'smtp://127.0.0.1:1' }));
    const lease_until = new Date(nowMs + 20_000).toISOString();
    await db.updateTable('queued_mails').set({ lease_owner: 'killed', lease_until }).execute();
    nowMs = START + 19_000;
    const other = instance();
    await other.deliverDue();
    expect(mailbox.waiting()).toBe(0);
    nowMs = START + 30_000;
    await other.deliverDue();
    expect(mailbox.waiting()).toBe(1);
  });
});
