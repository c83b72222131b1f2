import {
  CATEGORIES,
  type Category,
  categoryKey,
  type SortDirection,
  type TransactionDateFilter,
  type TransactionSort,
  type TransactionTypeFilter,
} from '@halyard/shared-contracts/finance';

/** Everything the person chose about the list. The address holds it, so a view can be shared or reloaded. */
export interface TransactionChoices {
  readonly query: string;
  readonly category: Category | 'all';
  readonly type: TransactionTypeFilter;
  readonly date: TransactionDateFilter;
  readonly sort: TransactionSort;
  readonly direction: SortDirection;
  /** Id of the only account to show; null for every account. */
  readonly account: string | null;
}

const TYPES: readonly TransactionTypeFilter[] = ['all', 'income', 'expense'];
const DATES: readonly TransactionDateFilter[] = ['all', 'month', '30', '90'];
const SORTS: readonly TransactionSort[] = ['date', 'amount', 'merchant', 'category'];

/** The direction a sort begins with: newest and largest first, words from A. */
const FIRST_DIRECTION: Readonly<Record<TransactionSort, SortDirection>> = {
  date: 'desc',
  amount: 'desc',
  merchant: 'asc',
  category: 'asc',
};

/** Pressing the current sort turns it round; pressing another begins it. */
export function resorted(
  { sort, direction }: Pick<TransactionChoices, 'sort' | 'direction'>,
  pressed: TransactionSort,
): Pick<TransactionChoices, 'sort' | 'direction'> {
  if (pressed !== sort) return { sort: pressed, direction: FIRST_DIRECTION[pressed] };
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** Whether anything narrows the list. */
export function isNarrowed({ query, category, type, date, account }: TransactionChoices): boolean {
  const chips = [category, type, date].some((choice) => choice !== 'all');
  return chips || query.trim() !== '' || account !== null;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the choices out of an address; what is absent or unknown has its default. */
export function readChoices(params: URLSearchParams): TransactionChoices {
  const sort = oneOf(SORTS, params.get('sort')) ?? 'date';
  const category = params.get('category')?.toLowerCase().replace(/ /g, '_');
  return {
    query: params.get('q') ?? '',
    category: CATEGORIES.find((each) => categoryKey(each) === category) ?? 'all',
    type: oneOf(TYPES, params.get('type')) ?? 'all',
    date: oneOf(DATES, params.get('date')) ?? 'all',
    sort,
    direction: oneOf(['asc', 'desc'] as const, params.get('direction')) ?? FIRST_DIRECTION[sort],
    account: params.get('account'),
  };
}

/** Writes the choices into an address, defaults left out; parameters of others stay. */
export function writeChoices(
  params: URLSearchParams,
  choices: TransactionChoices,
): URLSearchParams {
  const { query, category, type, date, sort, direction, account } = choices;
  const written = new URLSearchParams(params);
  const put = (name: string, value: string | null, fallback: string | null) =>
    value === null || value === fallback ? written.delete(name) : written.set(name, value);
  put('q', query, '');
  put('category', category === 'all' ? null : categoryKey(category), null);
  put('type', type, 'all');
  put('date', date, 'all');
  put('sort', sort, 'date');
  put('direction', direction, FIRST_DIRECTION[sort]);
  put('account', account, null);
  return written;
}

/** The choices alone as text; equal choices give equal text. */
export function choicesAddress(choices: TransactionChoices): string {
  return writeChoices(new URLSearchParams(), choices).toString();
}
