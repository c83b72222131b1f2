import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ShownRow, toTransaction, transactionReader } from './transaction-row';

const ROWS = 20_000;

/** As a driver gives them: every row with texts of its own. */
const rows = (): ShownRow[] =>
  Array.from({ length: ROWS }, (_, index) =>
    JSON.parse(
      JSON.stringify({
        id: `txn-${String(index).padStart(16, '0')}`,
        account_id: `account-of-the-person-${index % 3}`,
        date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
        merchant: `Meridian Books and Papers ${index % 40}`,
        name: `Meridian Books and Papers ${index % 40}`,
        category: 'Entertainment',
        amount_cents: -300 - index,
        type: 'debit',
        pending: 0,
        currency: 'USD',
        source: 'manual',
      }),
    ),
  );

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use once nothing more goes: what earlier tests left takes several collections, with finalizers between. */
async function bytesAtRest(): Promise<number> {
  for (let last = Infinity; ;) {
    collectGarbage();
    await setImmediate();
    const { heapUsed } = process.memoryUsage();
    if (last - heapUsed < 10_000) return heapUsed;
    last = heapUsed;
  }
}

/** Bytes that stay of what `make` gives. */
async function bytesKept(make: () => readonly unknown[]): Promise<number> {
  const before = await bytesAtRest();
  const kept = make();
  const after = await bytesAtRest();
  expect(kept).toHaveLength(ROWS);
  return after - before;
}

describe('transactions of a long list', () => {
  it('are those of their rows', () => {
    expect(rows().map(transactionReader())).toEqual(rows().map(toTransaction));
  });

  it('share the texts that recur in them', async () => {
    const alone = await bytesKept(() => rows().map(toTransaction));
    const sharing = await bytesKept(() => rows().map(transactionReader()));
    expect(sharing).toBeLessThan(0.75 * alone);
  });
});
