import {
  isIncome,
  isSpending,
  type SortDirection,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents } from '@halyard/shared-contracts/money';
import { type Facet, facet, kept, ordered } from './transaction-facet';

/** What the list may be asked: the rule's own choices, one account, and an order. */
export interface TransactionSearch extends TransactionFilter {
  readonly account: string | null;
  readonly sort: TransactionSort;
  readonly direction: SortDirection;
}

/** The rows that answer a search, in order, and what they add up to; transfers count in neither sum. */
export interface TransactionResult {
  readonly count: number;
  /** The rows from place `first` up to and without `end`. */
  readonly rows: (first: number, end: number) => Transaction[];
  readonly income: Cents;
  /** A positive amount. */
  readonly expenses: Cents;
}

export type TransactionIndex = (search: TransactionSearch) => TransactionResult;

/**
 * Makes transactions searchable within a frame. Answers are those of `sortTransactions(filterTransactions(…))`,
 * which is asked once per distinct merchant and category, day and sign: at 100,000 rows a search is one pass
 * over small numbers.
 */
export function indexTransactions(rows: readonly Transaction[]): TransactionIndex {
  const what = facet(rows, ({ merchant, category }) => `${category}\n${merchant}`);
  const day = facet(rows, ({ date }) => date);
  const sign = facet(rows, ({ amount }) => Math.sign(amount));
  const owner = facet(rows, ({ accountId }) => accountId);
  const moved = Float64Array.from(rows, (row) =>
    isIncome(row) || isSpending(row) ? row.amount : 0,
  );
  const orderOf = orders(rows, { what, day });

  return ({ query, category, type, date, today, account, sort, direction }) => {
    const isOwner = Uint8Array.from(owner.examples, ({ accountId }) =>
      account === null || accountId === account ? 1 : 0,
    );
    const found = [
      { codes: what.codes, flags: kept(what, { query, category }) },
      { codes: day.codes, flags: kept(day, { date, today }) },
      { codes: sign.codes, flags: kept(sign, { type }) },
      { codes: owner.codes, flags: isOwner },
    ].reduce(narrowed, orderOf(sort, direction));
    return {
      count: found.length,
      rows: (first, end) => Array.from(found.subarray(first, end), (at) => rows[at]!),
      ...totals(found, moved),
    };
  };
}

interface Choice {
  readonly codes: Uint32Array;
  /** 1 for every code that is chosen. */
  readonly flags: Uint8Array;
}

/** The positions whose code is chosen, in their order; a choice of everything costs nothing. */
function narrowed(positions: Uint32Array, { codes, flags }: Choice): Uint32Array {
  if (!flags.includes(0)) return positions;
  const left = new Uint32Array(positions.length);
  let count = 0;
  for (let place = 0; place < positions.length; place += 1) {
    const at = positions[place]!;
    left[count] = at;
    count += flags[codes[at]!]!;
  }
  return left.subarray(0, count);
}

function totals(positions: Uint32Array, moved: Float64Array) {
  let income = 0;
  let expenses = 0;
  for (let place = 0; place < positions.length; place += 1) {
    const amount = moved[positions[place]!]!;
    if (amount > 0) income += amount;
    else expenses -= amount;
  }
  return { income: cents(income), expenses: cents(expenses) };
}

/** The rows in each order that was asked for, worked out once. */
function orders(rows: readonly Transaction[], { what, day }: { what: Facet; day: Facet }) {
  const done = new Map<string, Uint32Array>();
  const facetOf = (key: TransactionSort): Facet => {
    if (key === 'amount') return facet(rows, ({ amount }) => amount);
    return key === 'date' ? day : what;
  };
  return (key: TransactionSort, direction: SortDirection): Uint32Array => {
    const name = `${key} ${direction}`;
    const order = done.get(name) ?? ordered(facetOf(key), key, direction);
    done.set(name, order);
    return order;
  };
}
