import { countOf, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { strToU8, zipSync } from 'fflate';
import { CountingMeter } from '../testing/counting-meter';
import { accountLine, type Files, forgedCopy, transactionLine } from '../testing/forged-copy';
import { checkCopy } from './check-copy';
import type { FreeStorage } from './limits';
import { openCopy } from './open-copy';

/** A refused copy never unpacks this much. */
const MUCH = countOf({ usual: 25e6, thorough: 60e6 });

const ROOM: FreeStorage = { rows: 25_000, bytes: 64 * 1_048_576 };
const ACCOUNTS = 'data/accounts.ndjson';
const TRANSACTIONS = 'data/transactions.ndjson';

async function attempt(zip: Uint8Array, room = ROOM) {
  const meter = new CountingMeter(room, zip.length);
  const state = await openCopy(zip, meter)
    .then((copy) => checkCopy(copy, meter))
    .then(
      (counts) => JSON.stringify(counts),
      (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
    );
  return { state, bytes: meter.bytes };
}

const DOCUMENT = 'data/documents.ndjson';
const copy = (files: Files) => forgedCopy({ [ACCOUNTS]: accountLine(), ...files });

/** Changes four bytes of a ZIP header, at `offset` after the nth `signature`. */
function patched(zip: Uint8Array, signature: number, offset: number, value: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4)) {
    bytes.writeUInt32LE(value, at + offset);
  }
  return bytes;
}
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const tiny = (count: number) =>
  Array.from({ length: count }, (_, index) => transactionLine({ id: `t${index}` })).join('');

function renamed(zip: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1');
}

const HOSTILE: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
  ['a row of millions of blanks', () => copy({ [TRANSACTIONS]: Buffer.alloc(MUCH, 32) }), /larger/],
  ['millions of empty lines', () => copy({ [TRANSACTIONS]: Buffer.alloc(MUCH, 10) }), /larger/],
  [
    'a manifest of millions of blanks',
    () => zipSync({ 'manifest.json': Buffer.alloc(MUCH, 32) }),
    /larger/,
  ],
  [
    'more rows than there is room for',
    () => copy({ [TRANSACTIONS]: tiny(26_000) }),
    /more than you have room/,
  ],
  [
    '201 files',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, strToU8('')]))),
    /larger/,
  ],
  [
    'two files of one name',
    () => renamed(forgedCopy({ aaaaaaaa: '1', aaaaaaab: '2' }), 'aaaaaaab', 'aaaaaaaa'),
    /not a copy/,
  ],
  [
    'a length that is not true',
    () => patched(copy({}), CENTRAL, 24, 0x7fffffff),
    /not a copy|damaged/,
  ],
  [
    'a packed length over the end',
    () => patched(copy({}), CENTRAL, 20, 0x7fffffff),
    /not a copy|damaged/,
  ],
  ['files that begin at one place', () => patched(copy({}), CENTRAL, 42, 0), /not a copy|damaged/],
  [
    'files that begin after the end',
    () => patched(copy({}), CENTRAL, 42, 0x7fffffff),
    /not a copy|damaged/,
  ],
  ['a directory that begins nowhere', () => patched(copy({}), END, 16, 0x7fffffff), /not a copy/],
  [
    'a zip in the place of its rows',
    () => copy({ [TRANSACTIONS]: copy({}) }),
    /Row 1 of data\/transactions/,
  ],
  [
    'JSON a million levels deep',
    () => copy({ [DOCUMENT]: `${deep(1_000_000)}\n` }),
    /Row 1 of data\/documents/,
  ],
  [
    'deep JSON inside a row',
    () =>
      copy({
        [DOCUMENT]: `${JSON.stringify({ kind: 'fact-finder', body: deep(400_000), updated_at: '' })}\n`,
      }),
    /Row 1 of/,
  ],
  [
    'a text of 5 MB',
    () => copy({ [TRANSACTIONS]: transactionLine({ name: 'x'.repeat(3e6) }) }),
    /Row 1 of data\/transactions/,
  ],
  [
    'half a letter',
    () =>
      copy({
        [TRANSACTIONS]: Buffer.concat([strToU8('{"id":"'), Buffer.of(0xc3), strToU8('"}\n')]),
      }),
    /Row 1 of/,
  ],
];

/** The three large copies are refused for one reason, so the usual run tries one of them. */
const tried = HOSTILE.filter(([name]) => THOROUGH || !/^(millions|a manifest of)/.test(name));

describe('a hostile copy', () => {
  it.each(tried)('is refused before much is unpacked: %s', async (_, zip, sentence) => {
    const { state, bytes } = await attempt(zip());
    expect(state).toMatch(/^COPY_REFUSED: /);
    expect(state).toMatch(sentence);
    expect(bytes).toBeLessThan(20e6);
  });

  it.each([
    ['a currency that is a formula', { currency: '=1+1' }],
    ['a currency of two words', { currency: 'US D' }],
    ['no currency', { currency: '' }],
    ['a currency of eleven letters', { currency: 'ABCDEFGHIJK' }],
    ['an id that is a formula', { id: '=cmd' }],
    ['an id with a line end', { id: 'txn\n1' }],
    ['an id of 201 letters', { id: 'x'.repeat(201) }],
    ['a day that does not exist', { date: '2025-02-30' }],
    ['a day as an instant', { date: '2025-02-03T00:00:00Z' }],
    ['an instant that is a formula', { created_at: '=1' }],
    ['half a cent', { amount_cents: 0.5 }],
    ['more cents than any account has', { amount_cents: 10_000_000_000_001 }],
    ['a number as a text', { amount_cents: '1' }],
    ['an object for a text', { name: { toString: 'x' } }],
    ['an unknown account', { account_id: 'acc-2' }],
    ['a prototype for an account', { account_id: '__proto__' }],
  ])('is refused for a row with %s', async (_, changed) => {
    const { state } = await attempt(copy({ [TRANSACTIONS]: transactionLine(changed) }));
    expect(state).toMatch(/^COPY_REFUSED: Row 1 of data\/transactions/);
  });

  it('drops unknown columns, including prototype names', async () => {
    const text = transactionLine().replace(
      '{',
      '{"__proto__":{"id":"x"},"constructor":1,"more":2,',
    );
    expect((await attempt(copy({ [TRANSACTIONS]: text }))).state).toContain('"transactions":1');
    expect(Object.prototype).not.toHaveProperty('id');
  });
});

test('the api accepts a real copy of 20,000 transactions', async () => {
  const zip = copy({ [TRANSACTIONS]: tiny(20_000) });
  expect((await attempt(zip)).state).toContain('"transactions":20000');
});
