import {
  isoDate,
  passesFilter,
  type SortDirection,
  sortTransactions,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '@halyard/shared-contracts/finance';
import { NO_FILTER } from '@halyard/shared-contracts/wire';

/** A rule runs once per code, on the example row of the code. */
export interface Facet {
  readonly codes: Uint32Array;
  readonly examples: readonly Transaction[];
}

const EVERYTHING: TransactionFilter = { ...NO_FILTER, today: isoDate('2000-01-01') };

export function facet(
  rows: readonly Transaction[],
  trait: (row: Transaction, at: number) => string | number,
): Facet {
  const known = new Map<string | number, number>();
  const examples: Transaction[] = [];
  const codes = new Uint32Array(rows.length);
  let [last, code]: [string | number | undefined, number] = [undefined, 0];
  rows.forEach((row, at) => {
    const key = trait(row, at);
    // Neighbors often have the same day.
    if (key !== last) {
      const found = known.get(key);
      code = found ?? examples.push(row) - 1;
      if (found === undefined) known.set(key, code);
      last = key;
    }
    codes[at] = code;
  });
  return { codes, examples };
}

export function pair(rows: readonly Transaction[], a: Facet, b: Facet): Facet {
  return facet(rows, (_, at) => a.codes[at]! * b.examples.length + b.codes[at]!);
}

export function matching({ examples }: Facet, choices: Partial<TransactionFilter>): Uint8Array {
  const passes = passesFilter({ ...EVERYTHING, ...choices });
  const flags = new Uint8Array(examples.length);
  examples.forEach((example, code) => {
    if (passes(example)) flags[code] = 1;
  });
  return flags;
}

export function withTag({ codes, examples }: Facet, tag: string) {
  const flags = Uint8Array.from(examples, ({ tags }) => Number(tags?.includes(tag) ?? false));
  return { codes, flags };
}

function ranks({ examples }: Facet, by: TransactionSort): Uint32Array {
  const isTie = (a: Transaction, b: Transaction) => sortTransactions([a, b], by, 'desc')[0] === a;
  const rankOf = new Map<Transaction, number>();
  let rank = 0;
  let previous: Transaction | undefined;
  for (const example of sortTransactions(examples, by, 'asc')) {
    if (previous && !isTie(previous, example)) rank += 1;
    rankOf.set(example, rank);
    previous = example;
  }
  return Uint32Array.from(examples, (example) => rankOf.get(example) ?? 0);
}

/** The counting sort keeps the order of equal rows. */
export function ordered(by: Facet, key: TransactionSort, direction: SortDirection): Uint32Array {
  const { codes } = by;
  const rank = ranks(by, key);
  const last = rank.reduce((a, b) => Math.max(a, b), 0);
  const place = direction === 'asc' ? rank : rank.map((each) => last - each);
  const starts = new Uint32Array(last + 2);
  for (let at = 0; at < codes.length; at += 1) starts[place[codes[at]!]! + 1]! += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const order = new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) order[starts[place[codes[at]!]!]!++] = at;
  return order;
}
