import { addDays, type IsoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { StatementRowWire } from '@halyard/shared-contracts/wire';
import type { StatementRow } from '../read/statement';

export interface Existing {
  readonly date: IsoDate;
  readonly amount: number;
  readonly texts: readonly string[];
  readonly ref: string | null;
}

export type Duplicate = StatementRowWire['duplicate'];

/** A bank may post a purchase this many days before or after the user's date. */
const NEAR_DAYS = 4;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

const nameKeys = (text: string): string[] => {
  const found = words(text);
  return found.length === 0 ? [''] : found;
};

interface Candidate {
  readonly existing: Existing;
  readonly position: number;
  isUsed: boolean;
}

/** The heads only move forward, so each candidate is skipped once. */
class Queue {
  readonly #candidates: Candidate[] = [];
  readonly #heads = { any: 0, withoutRef: 0 };

  push(candidate: Candidate): void {
    this.#candidates.push(candidate);
  }

  first({ ref }: StatementRow): Candidate | undefined {
    const head = ref === null ? 'any' : 'withoutRef';
    const isSkipped = ({ isUsed, existing }: Candidate) =>
      isUsed || (ref !== null && existing.ref !== null);
    let candidate = this.#candidates[this.#heads[head]];
    while (candidate && isSkipped(candidate)) {
      candidate = this.#candidates[(this.#heads[head] += 1)];
    }
    return candidate;
  }
}

type Keys<Of> = (of: Of) => readonly string[];

/** Finds candidates by key, because comparing all pairs is too slow for 20,000 rows. */
function finder(candidates: readonly Candidate[], keysOf: Keys<Existing>) {
  const queues = new Map<string, Queue>();
  for (const candidate of candidates) {
    for (const key of new Set(keysOf(candidate.existing))) {
      const queue = queues.get(key) ?? new Queue();
      queue.push(candidate);
      queues.set(key, queue);
    }
  }
  return (row: StatementRow, keys: readonly string[]): Candidate | undefined => {
    const found = keys.flatMap((key) => queues.get(key)?.first(row) ?? []);
    return found.reduce<Candidate | undefined>(
      (best, each) => (best && best.position < each.position ? best : each),
      undefined,
    );
  };
}

const keyOf = (amount: number, date: IsoDate, text: string): string => `${amount} ${date} ${text}`;

const sameKeys: Keys<Existing> = ({ amount, date, texts }) =>
  texts.map((text) => keyOf(amount, date, text.toLowerCase()));

const sameKeysOfRow: Keys<StatementRow> = ({ amount, date, payee }) => [
  keyOf(amount, date, payee.toLowerCase()),
];

const nearKeys: Keys<Existing> = ({ amount, date, texts }) =>
  texts.flatMap(nameKeys).map((word) => keyOf(amount, date, word));

const nearKeysOfRow: Keys<StatementRow> = ({ amount, date, payee }) => {
  const days = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, day) =>
    addDays(date, day - NEAR_DAYS),
  );
  return [...new Set(nameKeys(payee))].flatMap((word) =>
    days.map((day) => keyOf(amount, day, word)),
  );
};

const fingerprint = ({ date, amount, payee }: StatementRow): string =>
  JSON.stringify([date, amount, payee.toLowerCase()]);

/**
 * Returns why each row may already be in the account. One transaction explains at most one row, so two coffees on
 * one day remain two.
 */
export function findDuplicates(
  rows: readonly StatementRow[],
  existing: readonly Existing[],
): readonly Duplicate[] {
  const refs = new Set(existing.flatMap(({ ref }) => ref ?? []));
  const amounts = new Set(rows.map(({ amount }) => amount));
  const candidates = existing
    .filter(({ amount }) => amounts.has(cents(amount)))
    .map((each, position) => ({ existing: each, position, isUsed: false }));
  const found: Duplicate[] = rows.map(() => null);
  const match = (keysOf: Keys<Existing>, keysOfRow: Keys<StatementRow>, why: Duplicate) => {
    const unused = candidates.filter(({ isUsed }) => !isUsed);
    const find = finder(unused, keysOf);
    for (const [index, row] of rows.entries()) {
      if (found[index]) continue;
      const candidate = find(row, keysOfRow(row));
      if (!candidate) continue;
      candidate.isUsed = true;
      found[index] = why;
    }
  };
  const refsInFile = new Set<string>();
  for (const [index, { ref }] of rows.entries()) {
    if (ref !== null && (refs.has(ref) || refsInFile.has(ref))) found[index] = 'id';
    if (ref !== null) refsInFile.add(ref);
  }
  match(sameKeys, sameKeysOfRow, 'same');
  match(nearKeys, nearKeysOfRow, 'alike');
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (!found[index] && row.ref === null && seen.has(fingerprint(row))) found[index] = 'repeated';
    seen.add(fingerprint(row));
  }
  return found;
}

/**
 * A row is imported by default if it is new or repeats in the file, because two equal rows are usually two
 * purchases.
 */
export const isProposed = (duplicate: Duplicate): boolean =>
  duplicate === null || duplicate === 'repeated';
