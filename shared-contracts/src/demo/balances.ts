import { add, cents, fromDollars, negate, sum, type Cents } from '../money';
import { isoMonth, lastDay, type IsoMonth } from '../finance';
import { CHECKING, RETIREMENT, SAVINGS, VISA } from './monthly';
import { TRANSACTIONS } from './transactions';

export const MONTHS: readonly IsoMonth[] = [1, 2, 3, 4, 5, 6].map((n) => isoMonth(`2025-0${n}`));

/** From 2025 on, only transactions change these balances. A debt is below zero. */
const OPENING: Readonly<Record<string, Cents>> = {
  [CHECKING]: cents(3_412_36),
  [SAVINGS]: cents(6_480_20),
  [VISA]: cents(-3_820_48),
};

/** The values are in dollars, January first. Markets and interest change them. */
const MONTH_ENDS: Readonly<Record<string, readonly number[]>> = {
  'acc-brokerage': [13880.4, 13655.1, 12940.66, 12871.93, 13702.28, 14236.51],
  [RETIREMENT]: [28412.6, 28105.22, 27240.87, 27386.14, 29020.45, 30154.78],
  'acc-crypto': [1842.1, 1520.44, 1495.21, 1688.36, 1865.92, 1912.47],
  'liab-student': [21409.99, 21179.02, 20947.09, 20714.19, 20480.33, 20245.49],
  'liab-auto': [16535.18, 16198.83, 15860.94, 15521.5, 15180.51, 14837.96],
};

function moved(id: string, month: IsoMonth): Cents {
  const end = lastDay(month);
  return sum(
    TRANSACTIONS.filter((t) => t.accountId === id && t.date <= end).map(({ amount }) => amount),
  );
}

/** Debts are positive, too. */
export function balanceAt(id: string, month: IsoMonth): Cents {
  const opening = OPENING[id];
  if (opening === undefined) return fromDollars(MONTH_ENDS[id]?.[MONTHS.indexOf(month)] ?? 0);
  const balance = add(opening, moved(id, month));
  return id === VISA ? negate(balance) : balance;
}
