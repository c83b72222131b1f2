import type { RuleBody } from '@halyard/shared-contracts/wire';
import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { sql } from 'kysely';
import { createUser } from '../../bank/testing/world';
import type { Db } from '../../db/database';
import { leastProcessorMs, slicesOf } from '../../testing/processor-time';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import { previewRule } from './preview-rule';
import { addRule } from './rule-list';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
  await createUser(db, 'ann');
  await db.insertInto('accounts').values(accountRow()).execute();
});
afterEach(() => db.destroy());

const ROWS_AT_ONCE = 1_000;
const MOST_BUILT = 10_000;
/** The time limit is in proportion to the rows. */
const MANY = 100_000;
const MANY_MS = (1_500 * MANY) / 100_000;
const HOSTILE_RULES = 200;

/**
 * Stores rows on 3,000 days. The database copies the rows after the first ten thousand, which takes a tenth of the
 * time.
 */
async function withRows(count: number, textOf: (at: number) => string): Promise<void> {
  for (let from = 0; from < Math.min(count, MOST_BUILT); from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - from);
    const rows = Array.from({ length }, (_, at) => rowAt(from + at, textOf));
    await db.insertInto('transactions').values(rows).execute();
  }
  const columns = Object.keys(rowAt(0, textOf)).filter((name) => name !== 'id');
  const others = sql.join(columns.map((name) => sql.ref(name)));
  for (let copy = 1; copy < count / MOST_BUILT; copy += 1)
    await sql`insert into transactions (id, ${others})
      select id || ${`+${copy}`}, ${others} from transactions where id not like '%+%'`.execute(db);
}

function rowAt(at: number, textOf: (at: number) => string) {
  const date = new Date(Date.UTC(2018, 0, 1 + (at % 3_000))).toISOString();
  const text = textOf(at);
  return transactionRow({
    id: `txn-${at}`,
    date: date.slice(0, 10),
    name: text,
    merchant: text,
    category: 'Other',
  });
}

const usual: RuleBody = {
  when: {
    match: 'all',
    conditions: [
      { field: 'merchant', operator: 'contains', value: 'coffee' },
      { field: 'amount', operator: 'between', value: 1, value2: 50 },
    ],
  },
  then: { category: 'Dining Out', merchant: 'Café' },
};
/** A user with a hundred thousand rows buys at a few thousand places. */
const half = (at: number) => (at % 2 === 0 ? `COFFEE BAR ${at % 3_000}` : `BOOKS ${at % 3_000}`);

/** This rule slows a naive text search and every backtracking engine. */
const hostile: RuleBody = {
  ...usual,
  when: {
    match: 'any',
    conditions: Array.from({ length: 10 }, (_, at) => ({
      field: 'text' as const,
      operator: 'matches' as const,
      value: `*${'a'.repeat(90 + at)}b*${'a*'.repeat(40)}`,
    })),
  },
};
const letters = (at: number) => `${'a'.repeat(190)}${at}`;

const preview = (body: RuleBody) => previewRule(db, 'ann', { name: null, ...body }, 0);

/** A title, a number of rows, a rule, their texts, the longest time in ms, and how many rows meet the rule. */
type Preview = readonly [string, number, RuleBody, (at: number) => string, number, number];

const MANY_HOSTILE: Preview = [
  '10,000 hostile texts and patterns',
  10_000,
  hostile,
  letters,
  300,
  0,
];
const MANY_ROWS: Preview = [
  `${MANY} rows of which half meet the rule`,
  MANY,
  usual,
  half,
  MANY_MS,
  MANY / 2,
];

const PREVIEWS: readonly Preview[] = [
  ['10,000 rows of which half meet the rule', 10_000, usual, half, 300, 5_000],
  MANY_HOSTILE,
  MANY_ROWS,
];

// Covers P3-A7-9.
test.each(PREVIEWS)('%s', async (_, count, body, textOf, limit, matches) => {
  const mostMs = timeLimit(limit);
  await withRows(count, textOf);
  const work = async () => expect(await preview(body)).toMatchObject({ matches, total: matches });
  const [ms] = await leastProcessorMs([work], 5, ([least]) => least! < mostMs);
  expect(ms).toBeLessThan(mostMs);
});

// Covers P3-A7-9.
test('many different texts with hostile patterns take little longer than with one plain word', async () => {
  await withRows(MANY, letters);
  await sql`update transactions set name = name || id`.execute(db);
  const works = [() => preview(usual), () => preview(hostile)];
  const mostMs = timeLimit(MANY_MS);
  const isLow = ([plain, slow]: readonly number[]) => slow! < plain! * 1.7 && slow! <= mostMs;
  const least = await leastProcessorMs(works, 5, isLow);
  expect(isLow(least)).toBe(true);
});

/** Stores rules with as many slow conditions as possible. In the thorough run, a user can have no more rules. */
async function withHostileRules(): Promise<void> {
  for (let at = 0; at < HOSTILE_RULES; at += 1)
    await addRule(db, 'ann', { name: null, ...hostile });
}

// Covers P3-A7-9.
test.each([
  ['half of the rows', 20_000, usual, half, async () => {}],
  [`hostile patterns of ${HOSTILE_RULES} rules`, 300, hostile, letters, withHostileRules],
])(
  'other requests wait for one slice of a preview of %s at most',
  async (_, count, body, textOf, prepare) => {
    await withRows(count, textOf);
    await prepare();
    await preview(body);
    const mostMs = timeLimit(50);
    const { longestMs } = await slicesOf(() => preview(body), mostMs);
    expect(longestMs).toBeLessThan(mostMs);
  },
);
