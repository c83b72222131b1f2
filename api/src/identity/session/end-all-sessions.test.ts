import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/database';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { endAllSessions } from './end-all-sessions';
import { quickAccount } from '../testing/quick-account';

const PASSWORD = 'correct horse battery';
const NOW = new Date('2025-07-15T17:00:00Z');

let folder: string;
let path: string;
let api: TestApi;
let ann: Visitor;
let bea: Visitor;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-end-sessions-'));
  path = join(folder, 'halyard.db');
  api = await testApi({ DATABASE_PATH: path });
  [ann, bea] = [await loggedIn('ann@example.com'), await loggedIn('bea@example.com')];
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function loggedIn(email: string): Promise<Visitor> {
  await quickAccount(api.db, email, PASSWORD);
  const visitor = api.visitor();
  await visitor.post('/api/auth/log-in', { email, password: PASSWORD });
  expect(await emailOf(visitor)).toBe(email);
  return visitor;
}

const emailOf = async (visitor: Visitor) =>
  (await visitor.get('/api/auth/session')).json().email as string | null;

/** Uses its own connection, as the command does while the server runs. */
async function endFromElsewhere(email: string | null): Promise<number> {
  const db = await openDatabase(path);
  const ended = await endAllSessions(db, email, NOW);
  await db.destroy();
  return ended;
}

test('the command ends the sessions of one user at once and of no other user', async () => {
  expect(await endFromElsewhere('ann@example.com')).toBe(1);
  expect([await emailOf(ann), await emailOf(bea)]).toEqual([null, 'bea@example.com']);
});

test('the command ends the sessions of every account and keeps visits', async () => {
  const visitor = api.visitor();
  await visitor.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  expect(await endFromElsewhere(null)).toBe(2);
  expect([await emailOf(ann), await emailOf(bea)]).toEqual([null, null]);
  expect((await visitor.get('/api/auth/session')).json().ownData).toBe(true);
});

test('the command ends no session for an address without an account', async () => {
  expect(await endFromElsewhere('nobody@example.com')).toBe(0);
  expect(await emailOf(ann)).toBe('ann@example.com');
});

test("the command adds an entry to the user's audit log", async () => {
  await endFromElsewhere('ann@example.com');
  await ann.post('/api/auth/log-in', { email: 'ann@example.com', password: PASSWORD });
  const { events } = (await ann.get('/api/auth/events')).json();
  expect(events.map(({ event }: { event: string }) => event)).toContain(
    'sessions-ended-by-operator',
  );
});
