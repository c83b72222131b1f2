import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestProduct } from '../setup/product.mjs';

/** All pictures use this moment, so that no label or window of days changes them. */
export const NOON = Date.parse('2026-11-24T17:00:00Z');

const CLOCK = join(import.meta.dirname, '../setup/shifted-clock.mjs');

/** Writes a bank that gives the same ids in the same order, because rows of one day are sorted by id. */
function steadyBank(folder: string): string {
  const file = join(folder, 'steady-bank.json');
  const empty = { items: [], linkTokens: [], publicTokens: [], mail: { queue: [], keys: [] } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ version: 1, ids: { seed: 'pictures', given: 0 }, ...empty }),
  );
  return file;
}

/** Starts a product whose clock shows that moment. */
export const startFixedProduct = () =>
  startTestProduct({
    settings: ({ folder }) => ({
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_SHIFT_MS: String(NOON - Date.now()),
      PRACTICE_BANK_STATE: steadyBank(folder),
    }),
  });
