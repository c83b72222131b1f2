import {
  isIncome,
  isSetAside,
  isSpending,
  type SortDirection,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents } from '@halyard/shared-contracts/money';
import { type Facet, facet, matching, ordered, pair } from './transaction-facet';

export interface TransactionSearch extends TransactionFilter {
  readonly sort: TransactionSort;
  readonly direction: SortDirection;
}

export interface TransactionResult {
  readonly count: number;
  readonly rows: (first: number, end: number) => Transaction[];
  readonly income: Cents;
  readonly expenses: Cents;
  /** The part of `expenses` that was put aside. */
  readonly setAside: Cents;
}

/**
 * Searches 100,000 transactions within a frame. It finds what `filterTransactions` and `sortTransactions` find, as its
 * test compares, but evaluates a rule once per distinct merchant, day, or sign instead of once per row.
 */
export class TransactionIndex {
  readonly #rows: readonly Transaction[];
  readonly #facets: Facets;
  readonly #counted: Counted;
  readonly #order: ReturnType<typeof orders>;
  readonly #narrow: ReturnType<typeof narrowing>;

  constructor(rows: readonly Transaction[]) {
    this.#rows = rows;
    this.#facets = facetsOf(rows);
    this.#counted = countedOf(rows);
    this.#order = orders(this.#facets);
    this.#narrow = narrowing(rows.length);
  }

  search(search: TransactionSearch): TransactionResult {
    const order = this.#order(search.sort, search.direction);
    const found = this.#narrow(order, choices(this.#facets, search));
    return {
      count: found.length,
      rows: (first, end) => Array.from(found.subarray(first, end), (at) => this.#rows[at]!),
      ...totals(found, this.#counted),
    };
  }
}

type Facets = ReturnType<typeof facetsOf>;

function facetsOf(rows: readonly Transaction[]) {
  return {
    text: once(() =>
      pair(
        rows,
        facet(rows, ({ merchant }) => merchant),
        facet(rows, ({ category }) => category),
      ),
    ),
    day: once(() => facet(rows, ({ date }) => date)),
    sign: once(() => facet(rows, ({ amount }) => Math.sign(amount))),
    account: once(() => facet(rows, ({ accountId }) => accountId)),
    id: once(() => facet(rows, ({ id }) => id)),
    counted: once(() => facet(rows, (row) => Number(isIncome(row) || isSpending(row)))),
    amount: once(() => facet(rows, ({ amount }) => amount)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const KIND = { income: 1, setAside: 2, other: 0 } as const;

function kindOf(row: Transaction): number {
  if (isIncome(row)) return KIND.income;
  return isSetAside(row) ? KIND.setAside : KIND.other;
}

interface Counted {
  /** 0 for a row that is in no sum. */
  readonly amounts: Float64Array;
  readonly kinds: Uint8Array;
}

function countedOf(rows: readonly Transaction[]): Counted {
  const amounts = new Float64Array(rows.length);
  const kinds = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    kinds[at] = kindOf(row);
    if (kinds[at] === KIND.income || isSpending(row)) amounts[at] = row.amount;
  });
  return { amounts, kinds };
}

function choices(facets: Facets, search: TransactionSearch): Choice[] {
  const { query, category, type, date, today, account } = search;
  const { months, from, to, categories, merchants, ids, countedOnly } = search;
  const made: Choice[] = [];
  const choose = (of: () => Facet, part: Partial<TransactionSearch>) =>
    made.push({ codes: of().codes, flags: matching(of(), part) });
  const isNamed = query.trim() !== '' || merchants.length > 0;
  const isOfCategory = category !== 'all' || categories.length > 0;
  const isDated = date !== 'all' || months.length > 0 || from !== null || to !== null;
  if (isNamed || isOfCategory) choose(facets.text, { query, category, categories, merchants });
  if (isDated) choose(facets.day, { date, today, months, from, to });
  if (type !== 'all') choose(facets.sign, { type });
  if (account !== null) choose(facets.account, { account });
  if (ids.length > 0) choose(facets.id, { ids });
  if (countedOnly) choose(facets.counted, { countedOnly });
  return made;
}

interface Choice {
  readonly codes: Uint32Array;
  readonly flags: Uint8Array;
}

/** Copies of the codes in each order let a search read memory in sequence. */
function narrowing(count: number) {
  const all = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) all[at] = at;
  const places = new Uint32Array(count);
  const sorted = new WeakMap<Uint32Array, Map<Uint32Array, Uint32Array>>();

  const inOrder = (order: Uint32Array, codes: Uint32Array): Uint32Array => {
    const known = sorted.get(order) ?? new Map<Uint32Array, Uint32Array>();
    const found = known.get(codes) ?? order.map((at) => codes[at]!);
    sorted.set(order, known.set(codes, found));
    return found;
  };

  return (order: Uint32Array, parts: readonly Choice[]): Uint32Array => {
    const selective = parts.filter(({ flags }) => flags.includes(0));
    if (selective.length === 0) return order;
    places.set(all);
    const left = selective.reduce(
      (before, { codes, flags }) => moveToFront(places, before, inOrder(order, codes), flags),
      count,
    );
    const found = places.slice(0, left);
    for (let at = 0; at < left; at += 1) found[at] = order[found[at]!]!;
    return found;
  };
}

function moveToFront(
  places: Uint32Array,
  count: number,
  codes: Uint32Array,
  flags: Uint8Array,
): number {
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at]!;
    places[left] = place;
    left += flags[codes[place]!]!;
  }
  return left;
}

function totals(positions: Uint32Array, counted: Counted) {
  let income = 0;
  let expenses = 0;
  let setAside = 0;
  for (let place = 0; place < positions.length; place += 1) {
    const at = positions[place]!;
    const amount = counted.amounts[at]!;
    if (counted.kinds[at] === KIND.income) income += amount;
    else expenses -= amount;
    if (counted.kinds[at] === KIND.setAside) setAside -= amount;
  }
  return { income: cents(income), expenses: cents(expenses), setAside: cents(setAside) };
}

function orders(facets: Facets) {
  const done = new Map<string, Uint32Array>();
  const facetOf = (key: TransactionSort): Facet => {
    if (key === 'amount') return facets.amount();
    return key === 'date' ? facets.day() : facets.text();
  };
  return (key: TransactionSort, direction: SortDirection): Uint32Array => {
    const name = `${key} ${direction}`;
    const order = done.get(name) ?? ordered(facetOf(key), key, direction);
    done.set(name, order);
    return order;
  };
}
