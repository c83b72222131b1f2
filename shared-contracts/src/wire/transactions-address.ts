import {
  CATEGORIES,
  type Category,
  categoryKey,
  EVERY_TRANSACTION,
  isIsoDate,
  isIsoMonth,
  type IsoDate,
  type TransactionDateFilter,
  type TransactionFilter,
  type TransactionTypeFilter,
} from '../finance';

/** A filter of the transactions screen as an address holds it; the day it counts from is the reader's. */
export type AddressedFilter = Omit<TransactionFilter, 'today'>;

/** The filter that leaves nothing out. */
export const NO_FILTER: AddressedFilter = {
  query: '',
  category: 'all',
  type: 'all',
  date: 'all',
  ...EVERY_TRANSACTION,
};

const TYPES: readonly TransactionTypeFilter[] = ['all', 'income', 'expense'];
const DATES: readonly TransactionDateFilter[] = ['all', 'month', '30', '90'];
/** Value of `transfers` that leaves them out. */
const NO_TRANSFERS = 'no';

/** The one of `values` that a text names. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The category that a text names by its key or its name. */
function categoryNamed(text: string | null): Category | undefined {
  const key = text?.toLowerCase().replace(/ /g, '_');
  return CATEGORIES.find((each) => categoryKey(each) === key);
}

const day = (text: string | null): IsoDate | null =>
  text !== null && isIsoDate(text) ? text : null;

/** Reads a filter out of the parameters of `/transactions`; what is absent or unknown leaves nothing out. */
export function readFilter(params: URLSearchParams): AddressedFilter {
  return {
    query: params.get('q') ?? '',
    category: categoryNamed(params.get('category')) ?? 'all',
    type: oneOf(TYPES, params.get('type')) ?? 'all',
    date: oneOf(DATES, params.get('date')) ?? 'all',
    account: params.get('account'),
    months: params.getAll('month').filter(isIsoMonth),
    from: day(params.get('from')),
    to: day(params.get('to')),
    categories: params.getAll('categories').flatMap((text) => categoryNamed(text) ?? []),
    merchants: params.getAll('merchant'),
    ids: params.getAll('id'),
    countedOnly: params.get('transfers') === NO_TRANSFERS,
  };
}

/** Writes a filter into parameters, what leaves nothing out left away; parameters of others stay. */
export function writeFilter(params: URLSearchParams, filter: AddressedFilter): URLSearchParams {
  const { query, category, type, date, account, months, merchants, ids, countedOnly } = filter;
  const { from, to, categories } = filter;
  const written = new URLSearchParams(params);
  const put = (name: string, values: readonly string[]) => {
    if (JSON.stringify(written.getAll(name)) === JSON.stringify(values)) return;
    written.delete(name);
    for (const value of values) written.append(name, value);
  };
  put('q', query === '' ? [] : [query]);
  put('category', category === 'all' ? [] : [categoryKey(category)]);
  put('type', type === 'all' ? [] : [type]);
  put('date', date === 'all' ? [] : [date]);
  put('account', account === null ? [] : [account]);
  put('month', months);
  put('from', from === null ? [] : [from]);
  put('to', to === null ? [] : [to]);
  put('categories', categories.map(categoryKey));
  put('merchant', merchants);
  put('id', ids);
  put('transfers', countedOnly ? [NO_TRANSFERS] : []);
  return written;
}

/** The address of the transactions screen with a filter chosen. */
export function transactionsAddress(filter: Partial<AddressedFilter>): string {
  const params = writeFilter(new URLSearchParams(), { ...NO_FILTER, ...filter });
  return params.size === 0 ? '/transactions' : `/transactions?${params.toString()}`;
}
