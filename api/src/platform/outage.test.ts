import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';

let api: TestApi;
const JAR = { name: 'Jar', type: 'savings', balance: 1 };

async function owner(): Promise<Visitor> {
  const visitor = api.visitor();
  expect((await visitor.post('/api/finance/accounts', JAR)).statusCode).toBe(201);
  return visitor;
}

const ready = async () => (await api.visitor().get('/api/ready')).statusCode;

/** Uses SQLite's own limit, or the error that PostgreSQL returns. */
async function fillDisk(db: Db): Promise<void> {
  if (!process.env.TEST_POSTGRES_URL) {
    await sql`pragma max_page_count = 1`.execute(db);
    return;
  }
  await sql`create or replace function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(db);
  for (const table of ['accounts', 'probes']) {
    await sql`create trigger disk_full before insert on ${sql.table(table)} for each row execute function disk_full()`.execute(
      db,
    );
  }
}

async function freeDisk(db: Db): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) await sql`drop function disk_full cascade`.execute(db);
  else await sql`pragma max_page_count = 1000000`.execute(db);
}

async function untilRefused(visitor: Visitor) {
  for (let n = 0; n < 250; n += 1) {
    const answer = await visitor.post('/api/finance/accounts', { ...JAR, name: 'x'.repeat(60) });
    if (answer.statusCode !== 201) return answer;
  }
  throw new Error('the disk did not get full');
}

describe('a full disk', () => {
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  it('responds to a change with 507 and to a read as before, until there is room again', async () => {
    const visitor = await owner();
    await fillDisk(api.db);
    const refused = await untilRefused(visitor);
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      507,
      {
        success: false,
        code: 'STORAGE_FULL',
        error: 'This could not be saved: the storage of the server is full',
      },
      '60',
    ]);
    expect((await visitor.get('/api/finance/accounts')).statusCode).toBe(200);
    await freeDisk(api.db);
    expect((await visitor.post('/api/finance/accounts', JAR)).statusCode).toBe(201);
  });
});

describe('a database that is away', () => {
  const READ = '/api/finance/accounts';

  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.app.close());

  it.each<[string, boolean, 'GET' | 'POST']>([
    ['a read with a cookie', true, 'GET'],
    ['a change with a cookie', true, 'POST'],
    ['a change without a cookie', false, 'POST'],
    ['a log-in', false, 'POST'],
  ])('answers %s with 503 and when to try again', async (what, hasCookie, method) => {
    const visitor = hasCookie ? await owner() : api.visitor();
    await api.db.destroy();
    const answer =
      what === 'a log-in'
        ? await visitor.post('/api/auth/log-in', {
            email: 'a@example.com',
            password: 'x'.repeat(12),
          })
        : await visitor.call(method, READ, method === 'POST' ? { body: JAR } : {});
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'DATABASE_UNAVAILABLE',
      '5',
    ]);
  });
});

describe('GET /api/ready', () => {
  it('writes a real row, once for many requests within two seconds', async () => {
    api = await testApi();
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200]);
    const rowAt = async () =>
      (await api.db.selectFrom('probes').select('at').execute()).map(({ at }) => at);
    expect(await rowAt()).toEqual(['2025-07-15T16:00:00.000Z']);
    api.setClock('2025-07-15T16:00:01.999Z');
    await ready();
    expect(await rowAt()).toEqual(['2025-07-15T16:00:00.000Z']);
    api.setClock('2025-07-15T16:00:02Z');
    await ready();
    expect(await rowAt()).toEqual(['2025-07-15T16:00:02.000Z']);
    await api.close();
  });

  it('is 503 where nothing can be written, though reads work', async () => {
    api = await testApi();
    await sql`drop table probes`.execute(api.db);
    expect(await ready()).toBe(503);
    await sql`create table probes (id text primary key, at text not null)`.execute(api.db);
    await api.close();
  });

  it('is 503 for an embedded database whose file was cut off while it was open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-cut-'));
    const path = join(folder, 'halyard.db');
    await (await testApi({ DATABASE_PATH: path })).close();
    api = await testApi({ DATABASE_PATH: path });
    truncateSync(path, 4096);
    expect(await ready()).toBe(503);
    await api.app.close();
    await api.db.destroy().catch(() => undefined);
    rmSync(folder, { recursive: true });
  });
});
