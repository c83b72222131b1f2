import {
  categoryAddress,
  categoryAt,
  EVERY_TRANSACTION,
  isIsoDate,
  isIsoMonth,
  type IsoDate,
  type TransactionDateFilter,
  type TransactionFilter,
  type TransactionTypeFilter,
} from '../../finance';

/** An address does not contain the day from which the filter counts. */
export type AddressedFilter = Omit<TransactionFilter, 'today'>;

export const NO_FILTER: AddressedFilter = {
  query: '',
  category: 'all',
  type: 'all',
  date: 'all',
  ...EVERY_TRANSACTION,
};

const TYPES: readonly TransactionTypeFilter[] = ['all', 'income', 'expense'];
const DATES: readonly TransactionDateFilter[] = ['all', 'month', '30', '90'];
const NO_TRANSFERS = 'no';

export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const day = (text: string | null): IsoDate | null =>
  text !== null && isIsoDate(text) ? text : null;

export function readFilter(params: URLSearchParams): AddressedFilter {
  return {
    query: params.get('q') ?? '',
    category: categoryAt(params.get('category')) ?? 'all',
    type: oneOf(TYPES, params.get('type')) ?? 'all',
    date: oneOf(DATES, params.get('date')) ?? 'all',
    account: params.get('account'),
    months: params.getAll('month').filter(isIsoMonth),
    from: day(params.get('from')),
    to: day(params.get('to')),
    categories: params.getAll('categories').flatMap((text) => categoryAt(text) ?? []),
    merchants: params.getAll('merchant'),
    ids: params.getAll('id'),
    countedOnly: params.get('transfers') === NO_TRANSFERS,
  };
}

/** A value that filters nothing is omitted. Other parameters stay. */
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
  put('category', category === 'all' ? [] : [categoryAddress(category)]);
  put('type', type === 'all' ? [] : [type]);
  put('date', date === 'all' ? [] : [date]);
  put('account', account === null ? [] : [account]);
  put('month', months);
  put('from', from === null ? [] : [from]);
  put('to', to === null ? [] : [to]);
  put('categories', categories.map(categoryAddress));
  put('merchant', merchants);
  put('id', ids);
  put('transfers', countedOnly ? [NO_TRANSFERS] : []);
  return written;
}

export function transactionsAddress(filter: Partial<AddressedFilter>): string {
  const params = writeFilter(new URLSearchParams(), { ...NO_FILTER, ...filter });
  return params.size === 0 ? '/transactions' : `/transactions?${params.toString()}`;
}
