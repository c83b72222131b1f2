import { abs, add, allocate, type Cents, cents, negate, subtract, sum, ZERO } from '../../money';
import type { Transaction } from '../entities';
import { isPart, partId, wholeId } from '../movement/part-id';

type Id = Transaction['id'];

/** The ids are those of whole rows, before splits. */
export interface Shares {
  /** It has the positive amount of each purchase that other people pay back. */
  readonly owed: ReadonlyMap<Id, Cents>;
  readonly repays: ReadonlyMap<Id, Id>;
}

type Flag = Pick<Transaction, 'forOthers' | 'repays'>;

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

const totalOf = (rows: readonly Transaction[]): Cents => sum(rows.map(({ amount }) => amount));

/** Takes a positive amount out of the rows of one whole, in proportion. Each piece becomes a row with the flag. */
function splitOff(
  rows: readonly Transaction[],
  amount: Cents,
  flagOf: (of: Id) => Flag,
): Transaction[] {
  const pieces = allocate(
    amount,
    rows.map((row) => abs(row.amount)),
  );
  const [first] = rows;
  const isWhole = rows.length === 1 && first !== undefined && !isPart(first);
  let number = isWhole ? 1 : rows.length;
  const remaining: Transaction[] = [];
  const taken: Transaction[] = [];
  for (const [at, row] of rows.entries()) {
    const piece = pieces[at] ?? ZERO;
    if (piece === 0) remaining.push(row);
    else if (piece === abs(row.amount)) remaining.push({ ...row, ...flagOf(row.id) });
    else {
      const id = isWhole ? partId(row.id, 1) : row.id;
      const signed = row.amount < 0 ? negate(piece) : piece;
      remaining.push({ ...row, id, amount: subtract(row.amount, signed) });
      number += 1;
      taken.push({ ...row, id: partId(wholeId(row.id), number), amount: signed, ...flagOf(id) });
    }
  }
  return [...remaining, ...taken];
}

const byAge = (a: Transaction, b: Transaction): number =>
  a.date < b.date || (a.date === b.date && a.id < b.id) ? -1 : 1;

function groupsOf(rows: readonly Transaction[], { owed, repays }: Shares) {
  const groups = new Map<Id, Transaction[]>();
  for (const row of rows) {
    const id = wholeId(row.id);
    if (!owed.has(id) && !repays.has(id)) continue;
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return groups;
}

/** Returns new rows for each whole that was partly paid for others, or that pays something back. */
function replaced(rows: readonly Transaction[], shares: Shares): Map<Id, Transaction[]> {
  const groups = groupsOf(rows, shares);
  const found = new Map<Id, Transaction[]>();
  const open = new Map<Id, Cents>();
  for (const [id, owed] of shares.owed) {
    const group = groups.get(id) ?? [];
    const share = least(owed, negate(totalOf(group)));
    if (share <= 0 || group.some(({ amount }) => amount > 0)) continue;
    open.set(id, share);
    found.set(
      id,
      splitOff(group, share, (of) => ({ forOthers: { of } })),
    );
  }
  const deposits = [...shares.repays.keys()].flatMap((id) => groups.get(id)?.slice(0, 1) ?? []);
  for (const deposit of deposits.toSorted(byAge)) {
    const id = wholeId(deposit.id);
    const purchase = shares.repays.get(id) ?? '';
    const group = groups.get(id) ?? [];
    const back = least(open.get(purchase) ?? ZERO, totalOf(group));
    if (back <= 0 || group.some(({ amount }) => amount < 0)) continue;
    open.set(purchase, subtract(open.get(purchase) ?? ZERO, back));
    found.set(
      id,
      splitOff(group, back, (of) => ({ repays: { id: purchase, of } })),
    );
  }
  return found;
}

/**
 * Moves what the user paid for others, and what others paid back, into rows of their own, which are neither income
 * nor spending (P3-A9-1). The rows of a whole still add up to it. If a bank lowers an amount, the share falls, too.
 * A deposit pays back no more than the open rest, oldest first.
 */
export function withShares(rows: readonly Transaction[], shares: Shares): readonly Transaction[] {
  if (shares.owed.size === 0) return rows;
  const found = replaced(rows, shares);
  if (found.size === 0) return rows;
  const done = new Set<Id>();
  return rows.flatMap((row) => {
    const id = wholeId(row.id);
    const instead = found.get(id);
    if (!instead) return [row];
    if (done.has(id)) return [];
    done.add(id);
    return instead;
  });
}

/** Returns the rows of one whole as they were before `withShares`. */
export function withoutShares(rows: readonly Transaction[]): Transaction[] {
  const flagOf = ({ forOthers, repays }: Transaction) => forOthers ?? repays;
  const isPiece = (row: Transaction) => {
    const of = flagOf(row)?.of;
    return of !== undefined && of !== row.id;
  };
  const bases = rows.filter((row) => !isPiece(row));
  const whole = bases.map((row) => {
    const pieces = rows.filter((each) => isPiece(each) && flagOf(each)?.of === row.id);
    const { forOthers: _, repays: __, ...rest } = row;
    return { ...rest, amount: pieces.reduce((all, { amount }) => add(all, amount), row.amount) };
  });
  const [only] = whole;
  const hadPieces = bases.length < rows.length;
  if (whole.length === 1 && only && hadPieces) return [{ ...only, id: wholeId(only.id) }];
  return whole;
}

export interface ExpectedBack {
  readonly owed: Cents;
  readonly returned: Cents;
  readonly open: Cents;
}

/** Returns what other people owe, by the id of the whole purchase. */
export function expectedBack(rows: readonly Transaction[]): ReadonlyMap<Id, ExpectedBack> {
  const found = new Map<Id, { owed: number; returned: number }>();
  const at = (id: Id) => {
    const known = found.get(id) ?? { owed: 0, returned: 0 };
    found.set(id, known);
    return known;
  };
  for (const row of rows) {
    if (row.forOthers) at(wholeId(row.id)).owed -= row.amount;
    if (row.repays) at(row.repays.id).returned += row.amount;
  }
  return new Map(
    [...found].map(([id, { owed, returned }]) => [
      id,
      { owed: cents(owed), returned: cents(returned), open: cents(owed - returned) },
    ]),
  );
}
