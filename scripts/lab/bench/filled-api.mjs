import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../paths.mjs';
import { startApi } from '../../run/api-service.mjs';
import { freePort } from '../../run/port.mjs';

const LibSql = createRequire(join(ROOT, 'api/package.json'))('libsql');

const NAMES = [
  'Harbor Market',
  'Willow Cafe',
  'Copper Fuel',
  'Juniper Pharmacy',
  'Meridian Books',
  'Sable Garden',
  'Lantern Diner',
  'Quarry Outfitters',
];
const CATEGORIES = ['Groceries', 'Dining Out', 'Gas', 'Shopping', 'Entertainment', 'Utilities'];

/** This query makes random rows over two years, the same in every run. SQLite makes a million rows in seconds. */
const FILL = `
  with recursive n (i) as (select cast(:first as integer) union all select i + 1 from n where i + 1 < :end),
  made as (
    select i,
      printf('txn-%08x%08x', i * 2654435761 % 4294967296, i * 2246822519 % 4294967296) as id,
      date('2026-11-20', '-' || (i * 37 % 725) || ' days') as day,
      json_extract(:names, '$[' || (i % 8) || ']') || ' ' || (i * 13 % 400) as name,
      json_extract(:categories, '$[' || (i * 7 % 6) || ']') as category,
      case when i % 20 = 0 then 150000 else -300 - (i * 31 % 12000) end as cents
    from n)
  insert into transactions (user_id, id, account_id, pending, date, amount_cents, currency, name, merchant, category,
    type, source, created_at)
  select :owner, id, :account, 0, day, cents, 'USD', name, name, category,
    case when cents < 0 then 'debit' else 'credit' end, 'manual', day
  from made`;

/**
 * Each write inserts this many rows, because the api also writes at times and waits only some seconds for the
 * database.
 */
const CHUNK = 10_000;

/** Adds `count` transactions to an account directly in the database, without the api and its quota. */
export async function fill(file, account, count) {
  const db = new LibSql(file);
  db.pragma('busy_timeout = 10000');
  const owner = db.prepare('select user_id as id from accounts where id = ?').get(account).id;
  const texts = { names: JSON.stringify(NAMES), categories: JSON.stringify(CATEGORIES) };
  for (let first = 0; first < count; first += CHUNK) {
    const end = Math.min(first + CHUNK, count);
    db.prepare(FILL).run({ first, end, ...texts, owner, account });
    await sleep(10);
  }
  db.prepare(
    'update users set data_version = data_version + 1, used_rows = 0, used_bytes = 0 where id = ?',
  ).run(owner);
  db.close();
}

/**
 * Starts only the api with its own embedded database. `person` adds a user with the requested number of
 * transactions.
 */
export async function filledApi() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-bench-'));
  mkdirSync(join(folder, 'no-remotes', 'artifacts'), { recursive: true });
  const [port, file] = [String(await freePort()), join(folder, 'halyard.db')];
  const service = startApi({
    PORT: port,
    DATABASE_PATH: file,
    TOKEN_KEY_FILE: join(folder, 'token.key'),
    MFE_STORE: join(folder, 'no-remotes'),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  });
  await service.ready;
  const url = `http://127.0.0.1:${port}`;
  const post = (headers, name) =>
    fetch(`${url}/api/finance/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name, type: 'checking', balance: 5000 }),
    });
  // Each user has an address from the range for benchmarks, because limits apply per network.
  let networks = 0;
  const enter = (headers, name) => {
    networks += 1;
    const address = `198.18.${networks >> 8}.${networks & 255}`;
    return post({ 'x-forwarded-for': address, ...headers }, name);
  };
  return {
    url,
    pid: service.child.pid,
    /** Creates a user with `count` transactions and returns the headers of their requests. */
    async person(count) {
      const answer = await enter({}, 'Everyday');
      const [cookie] = answer.headers.getSetCookie()[0].split(';');
      const { account } = await answer.json();
      if (count > 0) await fill(file, account.id, count);
      return { cookie };
    },
    /** Changes the user's data, which makes the caches outdated. */
    change: async (headers) => void (await (await enter(headers, 'Another')).arrayBuffer()),
    async stop() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
