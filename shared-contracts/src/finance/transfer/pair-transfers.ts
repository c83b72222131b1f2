import type { Account, Liability, Transaction } from '../entities';
import type { TransferSide } from './affinity';
import { type Leg, matchPairs } from './match-pairs';
import { transferAccount } from './transfer-account';
import { readTransferText } from './transfer-text';

/** The map has the other row's id for each row of a pair. */
export type TransferPairs = ReadonlyMap<Transaction['id'], Transaction['id']>;

const DAY_MS = 86_400_000;

function dayNumbers(): (date: string) => number {
  const known = new Map<string, number>();
  return (date) => {
    const day = known.get(date) ?? Date.parse(date) / DAY_MS;
    known.set(date, day);
    return day;
  };
}

function sideReader(owned: readonly (Account | Liability)[]) {
  const accounts = new Map(owned.map((each) => [each.id, transferAccount(each)]));
  const known = new Map<string, TransferSide>();
  return (row: Transaction): TransferSide | undefined => {
    const { accountId, category, custom, name, merchant } = row;
    const own = accounts.get(accountId);
    if (!own) return undefined;
    const isOut = row.amount < 0;
    const key = [accountId, isOut, category, name, merchant].join('\n');
    const side = known.get(key) ?? {
      isOut,
      category,
      custom,
      own,
      text: readTransferText(row),
      known: new Map(),
    };
    known.set(key, side);
    return side;
  };
}

interface Opposites {
  readonly outs: Transaction[];
  readonly ins: Transaction[];
}

function opposites(rows: readonly Transaction[]): Opposites[] {
  const groups = new Map<string, Map<number, Opposites>>();
  for (const row of rows) {
    if (row.amount === 0) continue;
    const amounts = groups.get(row.currency) ?? new Map<number, Opposites>();
    groups.set(row.currency, amounts);
    const group = amounts.get(Math.abs(row.amount)) ?? { outs: [], ins: [] };
    amounts.set(Math.abs(row.amount), group);
    (row.amount < 0 ? group.outs : group.ins).push(row);
  }
  return [...groups.values()]
    .flatMap((amounts) => [...amounts.values()])
    .filter(({ outs, ins }) => outs.length > 0 && ins.length > 0);
}

/**
 * Finds rows that are the two sides of one transfer between two of the user's accounts (P3-A2-1). Rows in two
 * currencies are never paired, because the product knows no rates.
 */
export function pairTransfers(
  rows: readonly Transaction[],
  owned: readonly (Account | Liability)[],
): TransferPairs {
  const dayOf = dayNumbers();
  const sideOf = sideReader(owned);
  const legOf = (row: Transaction): Leg[] => {
    const side = sideOf(row);
    return side ? [{ row, side, day: dayOf(row.date) }] : [];
  };
  const pairs = opposites(rows).flatMap(({ outs, ins }) =>
    matchPairs(outs.flatMap(legOf), ins.flatMap(legOf)),
  );
  return new Map(
    pairs.flatMap(({ out, in: leg }) => [
      [out.row.id, leg.row.id],
      [leg.row.id, out.row.id],
    ]),
  );
}
