import { addDays, type IsoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { StatementRowWire } from '@halyard/shared-contracts/wire';
import type { StatementRow } from './statement';

/** A transaction that is in the account already. */
export interface Known {
  readonly date: IsoDate;
  readonly amount: number;
  readonly texts: readonly string[];
  readonly ref: string | null;
}

export type Duplicate = StatementRowWire['duplicate'];

/** Banks post up to this many days after a person noted a purchase. */
const NEAR_DAYS = 4;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Names of one payee share a word that is more than a syllable, or have none at all. */
const likeness = (text: string): string[] => {
  const found = words(text);
  return found.length === 0 ? [''] : found;
};

/** A transaction that may account for one row of the file, and its place among the others. */
interface Candidate {
  readonly known: Known;
  readonly place: number;
  isTaken: boolean;
}

/** Candidates under one key, in their order; each is looked past once, however many rows ask. */
class Queue {
  readonly #all: Candidate[] = [];
  readonly #heads = { any: 0, withoutRef: 0 };

  push(candidate: Candidate): void {
    this.#all.push(candidate);
  }

  /** The first one that is left for a row: one with an id of the bank's is only for a row without. */
  first({ ref }: StatementRow): Candidate | undefined {
    const head = ref === null ? 'any' : 'withoutRef';
    const isPast = ({ isTaken: taken, known }: Candidate) =>
      taken || (ref !== null && known.ref !== null);
    let candidate = this.#all[this.#heads[head]];
    while (candidate && isPast(candidate)) candidate = this.#all[(this.#heads[head] += 1)];
    return candidate;
  }
}

type Keys<Of> = (of: Of) => readonly string[];

/** Finds what may account for a row by keys that both have, and never by comparing each with each. */
function finder(all: readonly Candidate[], keysOf: Keys<Known>) {
  const queues = new Map<string, Queue>();
  for (const candidate of all) {
    for (const key of new Set(keysOf(candidate.known))) {
      const queue = queues.get(key) ?? new Queue();
      queue.push(candidate);
      queues.set(key, queue);
    }
  }
  return (row: StatementRow, keys: readonly string[]): Candidate | undefined => {
    const found = keys.flatMap((key) => queues.get(key)?.first(row) ?? []);
    return found.reduce<Candidate | undefined>(
      (best, each) => (best && best.place < each.place ? best : each),
      undefined,
    );
  };
}

const keyOf = (amount: number, date: IsoDate, text: string): string => `${amount} ${date} ${text}`;

const sameKeys: Keys<Known> = ({ amount, date, texts }) =>
  texts.map((text) => keyOf(amount, date, text.toLowerCase()));

const sameKeysOfRow: Keys<StatementRow> = ({ amount, date, payee }) => [
  keyOf(amount, date, payee.toLowerCase()),
];

const nearKeys: Keys<Known> = ({ amount, date, texts }) =>
  texts.flatMap(likeness).map((word) => keyOf(amount, date, word));

const nearKeysOfRow: Keys<StatementRow> = ({ amount, date, payee }) => {
  const days = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, day) =>
    addDays(date, day - NEAR_DAYS),
  );
  return [...new Set(likeness(payee))].flatMap((word) =>
    days.map((day) => keyOf(amount, day, word)),
  );
};

const fingerprint = ({ date, amount, payee }: StatementRow): string =>
  JSON.stringify([date, amount, payee.toLowerCase()]);

/**
 * Why each row may be there already, in their order. By the bank's id where both tell one; else the same day, amount and
 * payee, or the same amount within days under a similar name. One transaction accounts for one row: two coffees on one
 * day stay two. Rows that are alike inside the file are only pointed out.
 */
export function findDuplicates(
  rows: readonly StatementRow[],
  known: readonly Known[],
): readonly Duplicate[] {
  const refs = new Set(known.flatMap(({ ref }) => ref ?? []));
  const amounts = new Set(rows.map(({ amount }) => amount));
  const candidates = known
    .filter(({ amount }) => amounts.has(cents(amount)))
    .map((each, place) => ({ known: each, place, isTaken: false }));
  const found: Duplicate[] = rows.map(() => null);
  const take = (keysOf: Keys<Known>, keysOfRow: Keys<StatementRow>, why: Duplicate) => {
    const left = candidates.filter(({ isTaken: taken }) => !taken);
    const find = finder(left, keysOf);
    for (const [index, row] of rows.entries()) {
      if (found[index]) continue;
      const candidate = find(row, keysOfRow(row));
      if (!candidate) continue;
      candidate.isTaken = true;
      found[index] = why;
    }
  };
  const inFile = new Set<string>();
  for (const [index, { ref }] of rows.entries()) {
    if (ref !== null && (refs.has(ref) || inFile.has(ref))) found[index] = 'id';
    if (ref !== null) inFile.add(ref);
  }
  take(sameKeys, sameKeysOfRow, 'same');
  take(nearKeys, nearKeysOfRow, 'alike');
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (!found[index] && row.ref === null && seen.has(fingerprint(row))) found[index] = 'repeated';
    seen.add(fingerprint(row));
  }
  return found;
}

/** Whether a row is taken unless the person says otherwise: two equal rows of one file are two purchases as a rule. */
export const isTaken = (duplicate: Duplicate): boolean =>
  duplicate === null || duplicate === 'repeated';
