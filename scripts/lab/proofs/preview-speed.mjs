/**
 * Measures the processor time of rule previews on 10,000 and 100,000 rows, each as the best of five. The rules are
 * an ordinary one, one about merchants whose names come from different texts, and ones with texts and patterns that
 * are slow to compare or to clean. It exits with 1 if a limit of P3-A7-9 is exceeded. POSTGRES=1 starts a
 * PostgreSQL server instead of the embedded database. The limits only hold on a machine without other work.
 *
 *   node scripts/lab/proofs/preview-speed.mjs
 */
import { register } from 'tsx/esm/api';
import { startPostgres } from '../../postgres/server.mjs';

register();
const server = process.env.POSTGRES ? await startPostgres({ say: console.log }) : null;
if (server) process.env.TEST_POSTGRES_URL = server.url();
const from = (file) => import(`../../../api/src/${file}.ts`);
const { openTestDatabase } = await from('testing/test-database');
const { accountRow, transactionRow } = await from('testing/rows');
const { previewRule } = await from('finance/rule/preview-rule');
const { nameRows } = await from('bank/job/name-rows');

const LIMITS_MS = new Map([
  [10_000, 300],
  [100_000, 1_500],
]);
const ROUNDS = 5;
const ROWS_AT_ONCE = 500;

const rule = (match, conditions) => ({
  name: null,
  when: { match, conditions },
  then: { category: 'Dining Out', merchant: 'Café' },
});
const merchantRule = rule('all', [{ field: 'merchant', operator: 'contains', value: 'coffee' }]);
const hostileRule = rule(
  'any',
  Array.from({ length: 10 }, (_, at) => ({
    field: 'merchant',
    operator: 'matches',
    value: `*${'a'.repeat(90 + at)}b*${'a*'.repeat(40)}`,
  })),
);

const CASES = [
  {
    title: 'a few thousand merchants',
    body: merchantRule,
    textOf: (at) => `COFFEE BAR ${at % 3_000}`,
  },
  {
    title: 'different texts',
    body: merchantRule,
    textOf: (at) => `SQ *COFFEE BAR ${at} SAN FRANCISCO CA`,
  },
  {
    title: 'different texts of 190 letters, slow patterns',
    body: hostileRule,
    textOf: (at) => `${'a'.repeat(190)}${at}`,
  },
  {
    title: 'different texts of 95 words',
    body: merchantRule,
    textOf: (at) => `${'a '.repeat(95)}${at}`,
  },
  {
    title: 'different texts of 48 accented words',
    body: merchantRule,
    textOf: (at) => `${'é.ñ '.repeat(48)}${at}`,
  },
];

async function fill(db, count, textOf) {
  const ann = { id: 'ann', email: null, password_hash: null, created_at: '', data_version: 0 };
  await db.insertInto('users').values(ann).execute();
  await db.insertInto('accounts').values(accountRow()).execute();
  for (let at = 0; at < count; at += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - at) }, (_, next) => {
      const day = new Date(Date.UTC(2018, 0, 1 + ((at + next) % 3_000))).toISOString();
      const text = textOf(at + next);
      return transactionRow({
        id: `txn-${at + next}`,
        date: day.slice(0, 10),
        name: text,
        merchant: text,
        category: 'Other',
      });
    });
    await db.insertInto('transactions').values(rows).execute();
  }
  while (!(await nameRows(db)));
}

async function processorMs(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function leastMs(count, body, textOf) {
  const db = await openTestDatabase();
  try {
    await fill(db, count, textOf);
    let least = Infinity;
    for (let round = 0; round < ROUNDS; round += 1)
      least = Math.min(least, await processorMs(() => previewRule(db, 'ann', body, 0)));
    return Math.round(least);
  } finally {
    await db.destroy();
  }
}

for (const [count, mostMs] of LIMITS_MS) {
  for (const { title, body, textOf } of CASES) {
    const ms = await leastMs(count, body, textOf);
    const isGood = ms <= mostMs;
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${count} rows, ${title}: ${ms} of ${mostMs} ms`);
    if (!isGood) process.exitCode = 1;
  }
}
await server?.stop();
