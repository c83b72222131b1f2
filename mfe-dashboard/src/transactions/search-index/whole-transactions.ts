import { isPart, type Transaction, wholeId } from '@halyard/shared-contracts/finance';

/** A row that is itself a whole has 0. */
function wholeNumbers(rows: readonly Transaction[]): { numbers: Uint32Array; last: number } {
  const known = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = known.get(id) ?? known.size + 1;
    known.set(id, number);
    return number;
  };
  const numbers = new Uint32Array(rows.length);
  rows.forEach((row, at) => {
    if (isPart(row)) numbers[at] = numberOf(wholeId(row.id));
  });
  return { numbers, last: known.size };
}

/**
 * Returns how many whole transactions the rows at some places are. The parts of a split count once. Most lists
 * have no split, and then nothing has to be counted.
 */
export function wholeCounter(rows: readonly Transaction[]): (places: Uint32Array) => number {
  const { numbers, last } = wholeNumbers(rows);
  if (last === 0) return (places) => places.length;
  const countedIn = new Uint32Array(last + 1);
  let count = 0;
  return (places) => {
    count += 1;
    let wholes = 0;
    for (const at of places) {
      const number = numbers[at]!;
      if (number !== 0 && countedIn[number] === count) continue;
      countedIn[number] = count;
      wholes += 1;
    }
    return wholes;
  };
}
