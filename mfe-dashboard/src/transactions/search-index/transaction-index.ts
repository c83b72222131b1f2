import {
  categoriesOf,
  chosenCategories,
  isIncome,
  isSpending,
  type IsoDate,
  partIn,
  type SortDirection,
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents } from '@halyard/shared-contracts/money';
import { NO_FILTER } from '@halyard/shared-contracts/wire';
import { type Counted, countedOf } from './counted-amounts';
import { type Choice, narrowing } from './narrowing';
import { type Facet, facet, matching, ordered, pair, withTag } from './transaction-facet';
import { wholeCounter } from './whole-transactions';

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
  readonly #wholes: (places: Uint32Array) => number;

  constructor(rows: readonly Transaction[]) {
    this.#rows = rows;
    this.#facets = facetsOf(rows);
    this.#counted = countedOf(rows);
    this.#order = orders(this.#facets);
    this.#narrow = narrowing(rows.length);
    this.#wholes = wholeCounter(rows);
  }

  get wholes(): number {
    return this.#wholes(this.#order('date', 'desc'));
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
      wholes: this.#wholes(found),
      days: () => daysOf(this.#rows, found, this.#counted),
    };
  }
}

type Facets = ReturnType<typeof facetsOf>;

function facetsOf(rows: readonly Transaction[]) {
  const merchant = once(() => facet(rows, (row) => row.merchant));
  const category = once(() =>
    facet(rows, (row) => (row.loanPayment ? categoriesOf(row).join() : row.category)),
  );
  return {
    merchant,
    category,
    text: once(() => pair(rows, merchant(), category())),
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
  let day: (typeof days)[number] | undefined;
  for (let place = 0; place < positions.length; place += 1) {
    const at = positions[place]!;
    const { date } = rows[at]!;
    if (day?.date !== date) {
      day = { date, first: place, total: 0 };
      days.push(day);
    }
    day.total += amounts[at]!;
  }
  return days.map((each) => ({ ...each, total: cents(each.total) }));
}

function orders(facets: Facets) {
  const done = new Map<string, Uint32Array>();
  const facetOf = (key: TransactionSort): Facet => facets[key === 'date' ? 'day' : key]();
  return (key: TransactionSort, direction: SortDirection): Uint32Array => {
    const name = `${key} ${direction}`;
    const order = done.get(name) ?? ordered(facetOf(key), key, direction);
    done.set(name, order);
    return order;
  };
}
