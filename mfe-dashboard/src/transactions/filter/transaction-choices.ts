import type { SortDirection, TransactionSort } from '@halyard/shared-contracts/finance';
import {
  type AddressedFilter,
  NO_FILTER,
  oneOf,
  readFilter,
  writeFilter,
} from '@halyard/shared-contracts/wire';

export interface TransactionChoices extends AddressedFilter {
  readonly tag: string | null;
  readonly review: boolean;
  readonly sort: TransactionSort;
  readonly direction: SortDirection;
}

export const NO_CHOICE = { ...NO_FILTER, tag: null, review: false } as const;

const SORTS: readonly TransactionSort[] = ['date', 'amount', 'merchant', 'category'];

const FIRST_DIRECTION: Readonly<Record<TransactionSort, SortDirection>> = {
  date: 'desc',
  amount: 'desc',
  merchant: 'asc',
  category: 'asc',
};

export function resorted(
  { sort, direction }: Pick<TransactionChoices, 'sort' | 'direction'>,
  pressed: TransactionSort,
): Pick<TransactionChoices, 'sort' | 'direction'> {
  if (pressed !== sort) return { sort: pressed, direction: FIRST_DIRECTION[pressed] };
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
}

export function isNarrowed(choices: TransactionChoices): boolean {
  const filter = { ...choices, query: choices.query.trim() };
  return (
    choicesAddress({ ...filter, ...NO_ORDER }) !== choicesAddress({ ...NO_CHOICE, ...NO_ORDER })
  );
}

export function filtersSet({ category, type, date, tag }: TransactionChoices): number {
  return [category, type, date].filter((value) => value !== 'all').length + Number(tag !== null);
}

const NO_ORDER = { sort: 'date', direction: 'desc' } as const;

export function readChoices(params: URLSearchParams): TransactionChoices {
  const sort = oneOf(SORTS, params.get('sort')) ?? 'date';
  return {
    ...readFilter(params),
    tag: params.get('tag') || null,
    review: params.get('review') === '1',
    sort,
    direction: oneOf(['asc', 'desc'] as const, params.get('direction')) ?? FIRST_DIRECTION[sort],
  };
}

export function writeChoices(
  params: URLSearchParams,
  choices: TransactionChoices,
): URLSearchParams {
  const { sort, direction, tag, review } = choices;
  const written = writeFilter(params, choices);
  const put = (name: string, value: string, fallback: string) =>
    value === fallback ? written.delete(name) : written.set(name, value);
  put('tag', tag ?? '', '');
  put('review', review ? '1' : '', '');
  put('sort', sort, 'date');
  put('direction', direction, FIRST_DIRECTION[sort]);
  return written;
}

export function choicesAddress(choices: TransactionChoices): string {
  return writeChoices(new URLSearchParams(), choices).toString();
}
