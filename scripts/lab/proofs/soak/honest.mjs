import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '../../../run/ask-database.mjs';
import { seeded } from '../support/seeded.mjs';
import { atRate, counts, program } from './program.mjs';

/** These are the honest users of the soak, in their own process. It reports to its parent once per minute. */

const PEOPLE = 50;
const PER_SECOND = 150;
const WRITE_SHARE = 0.05;
const PASSWORD = 'violet-harbor-quietly-41';

const READS = [
  '/api/finance/home',
  '/api/finance/accounts',
  '/api/finance/transactions',
  '/api/finance/spending',
  '/api/finance/budget',
  '/api/finance/income',
  '/api/finance/net-worth',
  '/api/finance/score',
  '/api/finance/insights',
  '/api/finance/notifications',
  '/api/finance/fact-finder',
  '/api/plaid/status',
  '/api/auth/session',
  '/',
];

const random = seeded(1);

/** Returns the code of a sign-up from the outbox, the only place that has it. */
async function codeOf(database, email) {
  for (let n = 0; n < 200; n += 1) {
    const rows = await askDatabase(
      database,
      `select body from outbox where recipient = '${email}'`,
    );
    const code = rows.map(({ body }) => /^\d{4} \d{4}$/m.exec(body)?.[0]).find(Boolean);
    if (code) return code;
    await sleep(50);
  }
  throw new Error(`no code was mailed to ${email}`);
}

async function done(answer, ...expected) {
  const { status, text, reason } = await answer;
  if (!expected.includes(status)) throw new Error(`${status} ${reason ?? text}`);
  return text ? JSON.parse(text) : null;
}

/** Signs up and adds an account with a few transactions. */
async function person(place, index) {
  const user = program(place, `20.0.${index}.1`);
  const email = `honest-${index}@example.com`;
  await done(user.send('POST', '/api/auth/sign-up', { email, password: PASSWORD }), 202);
  const code = await codeOf(place.database, email);
  await done(user.send('POST', '/api/auth/sign-up-code', { code }), 201);
  const jar = { name: 'Everyday', type: 'checking', balance: 1200 };
  const { account } = await done(user.send('POST', '/api/finance/accounts', jar), 201);
  const transaction = (n) => ({
    account_id: account.id,
    date: `2026-0${1 + (n % 9)}-1${n % 10}`,
    merchant: `Shop ${n}`,
    category: 'Groceries',
    amount: -1 - n,
  });
  const ids = [];
  for (let n = 0; n < 20; n += 1) {
    const made = await done(user.send('POST', '/api/finance/transactions', transaction(n)), 201);
    ids.push(made.transaction.id);
  }
  return { ...user, ids, email };
}

const write = ({ send, ids }) =>
  send('PATCH', `/api/finance/transactions/${random.pick(ids)}`, { note: `n${random.upTo(999)}` });

async function live(place) {
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await person(place, index));
  process.send({ kind: 'ready', emails: people.map(({ email }) => email) });
  let waits = [];
  const failures = counts();
  const act = async (count) => {
    const user = people[count % PEOPLE];
    const begunAt = performance.now();
    const isWrite = random.chance(WRITE_SHARE);
    const path = random.pick(READS);
    const { status, reason, text } = await (isWrite ? write(user) : user.send('GET', path));
    waits.push(performance.now() - begunAt);
    if (status === 200) return;
    failures.add(`${isWrite ? 'a change' : path}: ${reason ?? `${status} ${text.slice(0, 80)}`}`);
  };
  const end = atRate(PER_SECOND, act);
  const report = async (kind) => {
    if (kind === 'end') await end();
    process.send({ kind, waits, failures: failures.take() });
    waits = [];
    if (kind === 'end') process.disconnect();
  };
  process.on('message', ({ kind }) => void report(kind));
}

process.once('message', ({ place }) => void live(place));
