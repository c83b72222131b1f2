import {
  categoriesOf,
  chosenCategories,
  isIncome,
  isSpending,
  type IsoDate,
  partIn,
  type SortDirection,
  spendingParts,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents } from '@halyard/shared-contracts/money';
import { NO_FILTER } from '@halyard/shared-contracts/wire';
import { countWholeTransactions, wholeTransactionNumbers } from './whole-transactions';
import { type Facet, facet, matching, ordered, pair, withTag } from './transaction-facet';

export interface TransactionSearch extends TransactionFilter {
  readonly sort: TransactionSort;
  readonly direction: SortDirection;
  readonly tag: string | null;
}

export interface TransactionResult {
  readonly count: number;
  readonly rows: (first: number, end: number) => Transaction[];
  readonly income: Cents;
  readonly expenses: Cents;
  /** It is a part of `expenses`. */
  readonly setAside: Cents;
  /** The parts of a split count once. */
  readonly wholes: number;
  readonly days: () => DayOfRows[];
}

/** `total` is income minus expenses. */
export interface DayOfRows {
  readonly date: IsoDate;
  readonly first: number;
  readonly total: Cents;
}

/**
 * Searches 100,000 rows within a frame: it evaluates a rule once per distinct merchant, day, or sign.
 * `filterTransactions` and `sortTransactions` are its test oracle.
 */
export class TransactionIndex {
  readonly #rows: readonly Transaction[];
  readonly #facets: Facets;
  readonly #counted: Counted;
  readonly #order: ReturnType<typeof orders>;
  readonly #narrow: ReturnType<typeof narrowing>;
  /** These are the numbers of each row's whole. A row that is itself a whole has 0. */
  readonly #wholes: Uint32Array;

  constructor(rows: readonly Transaction[]) {
    this.#rows = rows;
    this.#facets = facetsOf(rows);
    this.#counted = countedOf(rows);
    this.#order = orders(this.#facets);
    this.#narrow = narrowing(rows.length);
    this.#wholes = wholeTransactionNumbers(rows);
  }

  get wholes(): number {
    return countWholeTransactions(this.#wholes);
  }

  search(search: TransactionSearch): TransactionResult {
    const order = this.#order(search.sort, search.direction);
    const found = this.#narrow(order, choices(this.#facets, search));
    const chosen = chosenCategories(search);
    if (this.#counted.hasParts && (chosen.length > 0 || search.countedOnly)) {
      // A row that counts only in part gets the amount of that part.
      const rows = Array.from(found.toSorted(), (at) => partIn(this.#rows[at]!, chosen));
      return new TransactionIndex(rows).search({ ...search, ...NO_FILTER, tag: null });
    }
    return {
      count: found.length,
      rows: (first, end) => Array.from(found.subarray(first, end), (at) => this.#rows[at]!),
      ...totals(found, this.#counted),
      wholes: countWholeTransactions(found.map((at) => this.#wholes[at]!)),
      days: () => daysOf(this.#rows, found, this.#counted),
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
        facet(rows, (row) => (row.loanPayment ? categoriesOf(row).join() : row.category)),
      ),
    ),
    day: once(() => facet(rows, ({ date }) => date)),
    sign: once(() => facet(rows, ({ amount }) => Math.sign(amount))),
    account: once(() => facet(rows, ({ accountId }) => accountId)),
    id: once(() => facet(rows, ({ id }) => id)),
    counted: once(() => facet(rows, (row) => Number(isIncome(row) || isSpending(row)))),
    tags: once(() => facet(rows, ({ tags }) => JSON.stringify(tags ?? []))),
    amount: once(() => facet(rows, ({ amount }) => amount)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

interface Counted {
  /** A row that is in no sum has 0. */
  readonly amounts: Float64Array;
  readonly setAside: Float64Array;
  readonly isIncome: Uint8Array;
  readonly hasParts: boolean;
}

function countedOf(rows: readonly Transaction[]): Counted {
  const amounts = new Float64Array(rows.length);
  const setAside = new Float64Array(rows.length);
  const income = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    income[at] = Number(isIncome(row));
    if (income[at]) amounts[at] = row.amount;
    for (const part of spendingParts(row)) {
      amounts[at]! += part.amount;
      setAside[at]! += part.setAside;
    }
  });
  return { amounts, setAside, isIncome: income, hasParts: rows.some((row) => row.loanPayment) };
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
  if (search.tag !== null) made.push(withTag(facets.tags(), search.tag));
  if (countedOnly) choose(facets.counted, { countedOnly });
  return made;
}

interface Choice {
  readonly codes: Uint32Array;
  readonly flags: Uint8Array;
}

/** Copies in each order let a search read memory sequentially. */
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
    if (counted.isIncome[at]) income += counted.amounts[at]!;
    else expenses -= counted.amounts[at]!;
    setAside += counted.setAside[at]!;
  }
  return { income: cents(income), expenses: cents(expenses), setAside: cents(setAside) };
}

function daysOf(
  rows: readonly Transaction[],
  positions: Uint32Array,
  { amounts }: Counted,
): DayOfRows[] {
  const days: { date: IsoDate; first: number; total: number }[] = [];
  positions.forEach((at, place) => {
    const { date } = rows[at]!;
    if (days.at(-1)?.date !== date) days.push({ date, first: place, total: 0 });
    days.at(-1)!.total += amounts[at]!;
  });
  return days.map((day) => ({ ...day, total: cents(day.total) }));
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
