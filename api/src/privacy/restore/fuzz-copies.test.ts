import { countOf } from '@halyard/shared-contracts/testing/thorough';
import fc from 'fast-check';
import { CountingMeter } from '../testing/counting-meter';
import { accountLine, forgedCopy, transactionLine } from '../testing/forged-copy';
import { checkCopy } from './check-copy';
import { FREE_BYTES } from './limits';
import { openCopy } from './open-copy';

const ROOM = { rows: 1000, bytes: 8_000_000 };
/** A stream may exceed the limit by one chunk. */
const ONE_CHUNK = 200_000;

/** Expects a valid copy or a refusal with a message. */
async function expectAnswer(zip: Uint8Array): Promise<void> {
  const meter = new CountingMeter(ROOM, zip.length);
  try {
    const counts = await checkCopy(await openCopy(zip, meter), meter);
    expect(counts.accounts).toBeGreaterThanOrEqual(0);
  } catch (error) {
    expect(error).toMatchObject({ code: 'COPY_REFUSED', message: expect.stringMatching(/^\w/) });
  }
  expect(meter.bytes).toBeLessThan(FREE_BYTES + ONE_CHUNK);
}

const HONEST = forgedCopy({
  'data/accounts.ndjson': accountLine() + accountLine({ id: 'acc-2' }),
  'data/transactions.ndjson': transactionLine() + transactionLine({ id: 'txn-2' }),
});

interface Change {
  readonly kind: 'write' | 'cut' | 'double';
  readonly at: number;
  readonly bytes: Uint8Array;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('write' as const, 'cut' as const, 'double' as const),
  at: fc.nat(HONEST.length - 1),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
});

const COPIES = Number(process.env.COPIES ?? 100);

function changed(zip: Buffer, { kind, at, bytes }: Change): Buffer {
  const end = at + bytes.length;
  if (kind === 'write') return Buffer.concat([zip.subarray(0, at), bytes, zip.subarray(end)]);
  if (kind === 'cut') return Buffer.concat([zip.subarray(0, at), zip.subarray(end)]);
  return Buffer.concat([zip.subarray(0, end), zip.subarray(at)]);
}

test('the api restores or refuses every damaged copy within the unpacking limits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) =>
      expectAnswer(changes.reduce(changed, Buffer.from(HONEST))),
    ),
    { seed: 16, numRuns: countOf({ usual: 60, thorough: 2_000 }) },
  );
});

const cell = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constantFrom(null, true, '__proto__', '=1', '\u0000', 1e308, -0, 'x'.repeat(30_000)),
  fc.object({ maxDepth: 2 }),
);
const row = fc.dictionary(
  fc.constantFrom('id', 'account_id', 'name', 'date', 'currency', 'amount_cents', '__proto__'),
  cell,
);

test('the api restores or refuses every copy with arbitrary rows and a correct manifest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), fc.string(), (rows, text) =>
      expectAnswer(
        forgedCopy({
          'data/accounts.ndjson': accountLine(),
          'data/transactions.ndjson': rows.map((each) => transactionLine(each)).join('') + text,
        }),
      ),
    ),
    { seed: 16, numRuns: COPIES },
  );
});
