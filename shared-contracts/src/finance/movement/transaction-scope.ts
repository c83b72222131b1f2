import type { Category } from '../category';
import { type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from './kind';
import { isCountedIn } from './spending/spending-parts';

/** A scope selects the rows behind one figure. An empty list and null exclude nothing. */
export interface TransactionScope {
  readonly account: string | null;
  readonly months: readonly IsoMonth[];
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly categories: readonly Category[];
  readonly merchants: readonly string[];
  readonly ids: readonly Transaction['id'][];
  /** `true` keeps only rows that count in sums: in USD and no transfer. */
  readonly countedOnly: boolean;
}

export const EVERY_TRANSACTION: TransactionScope = {
  account: null,
  months: [],
  from: null,
  to: null,
  categories: [],
  merchants: [],
  ids: [],
  countedOnly: false,
};

const plain = (name: string): string => name.trim().toLowerCase();

type Test = (row: Transaction) => boolean;

export function isInScope({
  account,
  months,
  from,
  to,
  categories,
  merchants,
  ids,
  countedOnly,
}: TransactionScope): Test {
  const named = new Set(merchants.map(plain));
  const chosen = new Set(ids);
  const tests: readonly (Test | false)[] = [
    account !== null && ((row) => row.accountId === account),
    months.length > 0 && ((row) => months.includes(monthOf(row.date))),
    from !== null && ((row) => row.date >= from),
    to !== null && ((row) => row.date <= to),
    categories.length > 0 && ((row) => categories.some((each) => isCountedIn(row, each))),
    named.size > 0 && ((row) => named.has(plain(row.merchant))),
    chosen.size > 0 && ((row) => chosen.has(row.id)),
    countedOnly && ((row) => isIncome(row) || isSpending(row)),
  ];
  const needed = tests.filter((test) => test !== false);
  return (row) => needed.every((test) => test(row));
}
