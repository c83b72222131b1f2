import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from './database';

/** These keys are looked up before the user is known, or they belong to no user. They stay on one server. */
const GLOBAL_KEYS: Readonly<Record<string, string>> = {
  'deletions id': 'receipts of deleted users',
  'items plaid_item_id': 'a webhook names the bank’s id alone',
  'jobs dedupe_key': 'the queue',
  'jobs id': 'the queue',
  'knowledge id': 'public texts',
  'network_use network,what,period': 'limits by network',
  'probes id': 'whether the database can be written',
  'sessions token_hash': 'finds the user of a cookie',
  'sign_in_attempts id': 'limits on guesses',
  'sign_ups token_hash': 'addresses without a user yet',
  'users email': 'finds the user of an address',
  'users id': 'the user',
  'webhook_inbox id': 'messages whose user is not known yet',
  'webhook_keys id': 'public keys of the bank',
};

interface IndexColumn {
  readonly owner: string;
  readonly index: string;
  readonly column: string;
}

let db: Db;
/** The tables are the same on both databases, but each database lists its keys differently. */
beforeAll(async () => void (db = await openDatabase(':memory:')));
afterAll(() => db.destroy());

async function uniqueKeys(): Promise<string[]> {
  const { rows } = await sql<IndexColumn>`
    select t.name as owner, i.name as "index", c.name as "column"
    from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    where t.type = 'table' and t.name not like 'kysely%' and i."unique" = 1
    order by t.name, i.name, c.seqno`.execute(db);
  const keys = new Map<string, string[]>();
  for (const { owner, index, column } of rows) {
    const name = `${owner} ${index}`;
    keys.set(name, [...(keys.get(name) ?? []), column]);
  }
  return [...keys].map(([name, columns]) => `${name.split(' ')[0]} ${columns.join(',')}`);
}

// Covers P3-E2-1.
test('each unique key of a personal table begins with user_id, with the listed exceptions', async () => {
  const others = (await uniqueKeys()).filter(
    (key) => key.split(' ')[1]?.split(',')[0] !== 'user_id',
  );
  expect(others.toSorted()).toEqual(Object.keys(GLOBAL_KEYS).toSorted());
});

test('no table counts its rows with a sequence', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where sql like '%autoincrement%' or name = 'sqlite_sequence'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

const SOURCES = join(import.meta.dirname, '..');

/** Returns the text of each join of our queries, to the end of its line or of its function. */
function joins(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    return [...text.matchAll(/\.(?:inner|left|right|full|cross)Join\(/g)].map(
      ({ index }) => `${name}: ${text.slice(index, text.indexOf(';', index)).slice(0, 300)}`,
    );
  });
}

test('each join of two tables stays within one user', () => {
  const found = joins();
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((text) => !/user_id|visit_id/.test(text))).toEqual([]);
});
