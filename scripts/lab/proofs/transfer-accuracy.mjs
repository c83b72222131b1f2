/**
 * Pairs the transfers of generated two-account histories with known truth, and measures how fast 100,000 rows are paired.
 *
 *   node scripts/lab/proofs/transfer-accuracy.mjs [histories, 2000 unless given] [seed]
 */
import { register } from 'tsx/esm/api';

register();
const { transferAccuracy } =
  await import('../../../shared-contracts/src/testing/transfer-accuracy.ts');
const { pairTransfers } =
  await import('../../../shared-contracts/src/finance/transfer/pair-transfers.ts');
const { account, transaction } = await import('../../../shared-contracts/src/testing/builders.ts');

const LEAST_PRECISION = 0.99;
const LEAST_RECALL = 0.97;
const MOST_MS = 1000;
const ROWS = 100_000;

const [histories = 2000, seed = 1] = process.argv.slice(2).map(Number);
const { pairs, precision, recall } = transferAccuracy(histories, seed);
const percent = (share) => `${(share * 100).toFixed(2)} %`;
console.log(
  `${histories} histories with ${pairs} pairs: precision ${percent(precision)}, recall ${percent(recall)}`,
);

const owned = [account({ id: 'a' }), account({ id: 'b', type: 'savings', mask: '8831' })];
const dayOf = (at) => new Date(Date.UTC(2000, 0, 1 + (at >> 3))).toISOString().slice(0, 10);
const rowsWith = (part) =>
  Array.from({ length: ROWS }, (_, at) => {
    const side =
      at % 2 === 0 ? { accountId: 'a', amount: -5000 } : { accountId: 'b', amount: 5000 };
    const name = at % 2 === 0 ? 'Transfer to Savings' : 'Transfer from Checking';
    return transaction({
      date: dayOf(at),
      category: 'Transfer',
      name,
      merchant: name,
      ...side,
      ...part(at),
    });
  });
const shapes = {
  'usual rows': (at) =>
    at % 20 === 0 ? {} : { amount: -(100 + ((at * 7919) % 90_000)), name: `SHOP ${at}` },
  'rows of one amount': () => ({}),
  'rows with a text of its own each': (at) => ({ name: `Transfer ${at} to Savings` }),
  'rows of many amounts': (at) => ({ amount: (at % 2 === 0 ? -1 : 1) * (1 + (at >> 1)) }),
};

let slowest = 0;
for (const [shape, part] of Object.entries(shapes)) {
  const rows = rowsWith(part);
  const start = performance.now();
  pairTransfers(rows, owned);
  const ms = Math.round(performance.now() - start);
  slowest = Math.max(slowest, ms);
  console.log(`${ROWS} ${shape}: ${ms} ms`);
}

const isGood = precision >= LEAST_PRECISION && recall >= LEAST_RECALL && slowest <= MOST_MS;
process.exit(isGood ? 0 : 1);
