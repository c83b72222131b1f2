import fc from 'fast-check';
import { pairTransfers } from '../finance/transfer/pair-transfers';
import { transferHistories, type TransferHistory } from './transfer-histories';

/** `precision` is the correct share of the found pairs, and `recall` the found share of the real ones, from 0 to 1. */
export interface TransferAccuracy {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
}

function foundIn({ rows, owned }: TransferHistory): string[] {
  const pairs = pairTransfers(rows, owned);
  return rows.flatMap(({ id, amount }) => {
    const other = pairs.get(id);
    return amount < 0 && other !== undefined ? [`${id} ${other}`] : [];
  });
}

export function transferAccuracy(histories: number, seed: number): TransferAccuracy {
  const count = { real: 0, found: 0, right: 0 };
  for (const history of fc.sample(transferHistories, { numRuns: histories, seed })) {
    const found = foundIn(history);
    count.real += history.pairs.size;
    count.found += found.length;
    count.right += found.filter((pair) => history.pairs.has(pair)).length;
  }
  return {
    pairs: count.real,
    precision: count.right / count.found,
    recall: count.right / count.real,
  };
}
