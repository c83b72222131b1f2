import { sql } from 'kysely';
import { type BankApi, bankApi } from '../bank/testing/bank-api';
import type { BankWorld } from '../bank/bank-world';
import { bankJobs } from '../bank/job/bank-jobs';
import { createWorker } from '../jobs/worker';
import { plaidProvider } from '../bank/provider/plaid-provider';
import { instantRetries } from '../bank/testing/world';
import { TokenVault } from '../bank/token/token-vault';
import { peopleTables } from '../db/people-tables';
import type { Database } from '../db/schema';
import { signUp } from '../testing/sign-up';
import type { Visitor } from '../testing/test-api';
import { eraseJob } from './deletion/erase';
import { ERASE, orderDeletion } from './deletion/order';
import { KINDS, NOT_COPIED } from './kind/kinds';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const DELETIONS = '/api/privacy/deletions';

let api: BankApi;
let ann: Visitor;
let annId: string;

beforeEach(async () => {
  api = await bankApi();
  ann = (await api.linked()).visitor;
  await signUp(api, ann, ANN);
  annId = (await ann.get('/api/auth/session')).json().userId;
});
afterEach(() => api.close());

const remove = (visitor: Visitor) => visitor.post(DELETIONS, { confirm: 'DELETE' });

async function namedIn(userId: string): Promise<string[]> {
  const named: string[] = [];
  for (const table of await peopleTables(api.db)) {
    const rows = await sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(
      api.db,
    );
    if (rows.rows.length > 0) named.push(table);
  }
  return named;
}

async function fillEveryTable(userId: string): Promise<void> {
  const tables = await api.db.introspection.getTables();
  const people = await peopleTables(api.db);
  for (const { name, columns } of tables.filter((table) => people.includes(table.name))) {
    const needed = columns.filter(
      ({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue,
    );
    const values = needed.map((column) => {
      if (column.name === 'user_id') return userId;
      return /int|double|real|float/i.test(column.dataType) ? 1 : `x-${name}-${userId}`;
    });
    await sql`
      insert into ${sql.table(name)} (${sql.join(needed.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})
    `.execute(api.db);
  }
}

/** Runs the jobs as after a restart at an instant. */
function workOff(now: Date): Promise<void> {
  const key = Buffer.from(api.sealingKey, 'base64');
  const world: BankWorld = {
    db: api.db,
    provider: plaidProvider(api.practice.config, instantRetries),
    vault: new TokenVault([{ id: 'k1', key }]),
    clock: () => now,
    timeZone: 'America/New_York',
    retryTiming: instantRetries,
    log: { warn: () => undefined, error: () => undefined },
  };
  const handlers = { ...bankJobs(world), [ERASE]: eraseJob(world) };
  return createWorker({ ...world, random: () => 0.5, handlers }).drain();
}

const inMinutes = (minutes: number) => new Date(api.practice.now().getTime() + minutes * 60_000);

test('the copy lists every user table as copied or not copied', async () => {
  const known = [...KINDS.map(({ table }) => table), ...Object.keys(NOT_COPIED)];
  expect((await peopleTables(api.db)).sort()).toEqual([...known].sort());
});

test('the copy lists every other table as containing no user', async () => {
  const people = await peopleTables(api.db);
  const others = (await api.db.introspection.getTables()).map(({ name }) => name);
  const withoutUser: readonly (keyof Database)[] = [
    'deletions',
    'jobs',
    'knowledge',
    'network_use',
    'probes',
    'sign_in_attempts',
    'sign_ups',
    'users',
    'webhook_inbox',
    'webhook_keys',
  ];
  const unknown = others.filter(
    (name) => !people.includes(name) && !name.includes('fts') && !name.startsWith('knowledge_'),
  );
  expect(unknown.sort()).toEqual(withoutUser);
});

describe('POST /api/privacy/deletions', () => {
  it('deletes all rows of the user and none of others', async () => {
    await fillEveryTable('bea');
    const token = await api.db
      .selectFrom('items')
      .select('id')
      .where('user_id', '=', annId)
      .executeTakeFirstOrThrow();
    const access = await api.tokenOf(token.id);
    await fillEveryTable(annId);
    expect((await namedIn(annId)).length).toBeGreaterThan(20);
    const answer = await remove(ann);
    expect(answer.statusCode).toBe(200);
    expect(await namedIn(annId)).toEqual([]);
    expect(await api.db.selectFrom('users').select('id').where('id', '=', annId).execute()).toEqual(
      [],
    );
    expect((await namedIn('bea')).length).toBeGreaterThan(20);
    const atBank = api.practice.ask('/item/get', { access_token: access });
    await expect(atBank).rejects.toThrow('ITEM_NOT_FOUND');
  });

  it('returns a receipt with the dates of the policy, which can be read again', async () => {
    const { receipt } = (await remove(ann)).json();
    expect(receipt).toMatchObject({
      asked_at: '2026-11-20T09:00:00.000Z',
      erased_at: '2026-11-20T09:00:00.000Z',
      erased_by: '2026-12-20',
      backups_by: '2027-02-18',
      banks: 1,
    });
    expect(receipt.transactions).toBeGreaterThan(0);
    const again = await api.visitor().get(`${DELETIONS}/${receipt.id}`);
    expect(again.json()).toEqual({ receipt });
    expect((await api.visitor().get(`${DELETIONS}/nope`)).statusCode).toBe(404);
  });

  it('ends all sessions and frees the email', async () => {
    const phone = api.visitor();
    await phone.post('/api/auth/log-in', ANN);
    await remove(ann);
    expect((await phone.get('/api/auth/session')).json().email).toBeNull();
    expect((await phone.post('/api/auth/log-in', ANN)).statusCode).toBe(401);
    expect((await signUp(api, phone, ANN)).statusCode).toBe(201);
  });

  it('deletes the data of a visitor without an account', async () => {
    const bea = api.visitor();
    await bea.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
    expect((await remove(bea)).json().receipt).toMatchObject({ accounts: 1, banks: 0 });
    expect((await bea.get('/api/finance/accounts')).json().source).toBe('sample');
    expect((await remove(api.visitor())).json().code).toBe('NOTHING_KEPT');
  });

  it('requires a recent sign-in of a user with an account', async () => {
    api.setClock(inMinutes(11).toISOString());
    expect((await remove(ann)).json().code).toBe('CONFIRM_IDENTITY');
    expect((await ann.get('/api/privacy/copy')).json().code).toBe('CONFIRM_IDENTITY');
    expect(await namedIn(annId)).not.toEqual([]);
  });

  it.each([[{}], [{ confirm: 'delete' }], [null]])('does nothing for %j', async (body) => {
    expect((await ann.post(DELETIONS, body)).statusCode).toBe(400);
    expect(await namedIn(annId)).not.toEqual([]);
  });
});

describe('a deletion interrupted by a crash', () => {
  it('is finished by the queue after the next start', async () => {
    const { deletionId } = await orderDeletion(api.db, annId, api.practice.now());
    expect(await namedIn(annId)).toContain('items');
    await workOff(inMinutes(1));
    expect(await namedIn(annId)).toEqual([]);
    const { receipt } = (await api.visitor().get(`${DELETIONS}/${deletionId}`)).json();
    expect(receipt.erased_at).not.toBeNull();
  });

  it('runs again later for rows of late requests', async () => {
    await remove(ann);
    await workOff(inMinutes(1));
    await fillEveryTable(annId);
    await api.db.deleteFrom('items').where('user_id', '=', annId).execute();
    await workOff(inMinutes(62));
    expect(await namedIn(annId)).toEqual([]);
    const jobs = await api.db.selectFrom('jobs').select('kind').execute();
    expect(jobs.map(({ kind }) => kind)).not.toContain('privacy.erase');
  });
});
