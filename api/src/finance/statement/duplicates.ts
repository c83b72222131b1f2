import { daysBetween, type IsoDate } from '@halyard/shared-contracts/finance';
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

/** Two names of one payee share a word that is more than a syllable, or neither has any. */
function isAlike(left: string, right: string): boolean {
  const [a, b] = [words(left), words(right)];
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  return a.some((word) => b.includes(word));
}

const isSame = (row: StatementRow, known: Known): boolean =>
  known.date === row.date &&
  known.texts.some((text) => text.toLowerCase() === row.payee.toLowerCase());

const isNear = (row: StatementRow, known: Known): boolean =>
  Math.abs(daysBetween(known.date, row.date)) <= NEAR_DAYS &&
  known.texts.some((text) => isAlike(text, row.payee));

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
  const free = new Map<number, Known[]>();
  for (const each of known) free.set(each.amount, [...(free.get(each.amount) ?? []), each]);
  const found: Duplicate[] = rows.map(() => null);
  const take = (is: (row: StatementRow, known: Known) => boolean, why: Duplicate) => {
    for (const [index, row] of rows.entries()) {
      if (found[index]) continue;
      const candidates = free.get(row.amount) ?? [];
      const at = candidates.findIndex(
        (each) => (each.ref === null || row.ref === null) && is(row, each),
      );
      if (at < 0) continue;
      candidates.splice(at, 1);
      found[index] = why;
    }
  };
  const inFile = new Set<string>();
  for (const [index, { ref }] of rows.entries()) {
    if (ref !== null && (refs.has(ref) || inFile.has(ref))) found[index] = 'id';
    if (ref !== null) inFile.add(ref);
  }
  take(isSame, 'same');
  take(isNear, 'alike');
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
