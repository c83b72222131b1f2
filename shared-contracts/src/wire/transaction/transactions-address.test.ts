import fc from 'fast-check';
import { CATEGORIES, categoryKey, isoDate, isoMonth } from '../../finance';
import {
  type AddressedFilter,
  NO_FILTER,
  readFilter,
  transactionsAddress,
  writeFilter,
} from './transactions-address';

const paramsOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

const text = fc.string({ maxLength: 12 });
const filters: fc.Arbitrary<AddressedFilter> = fc.record({
  query: text,
  category: fc.constantFrom('all' as const, ...CATEGORIES),
  type: fc.constantFrom('all', 'income', 'expense'),
  date: fc.constantFrom('all', 'month', '30', '90'),
  account: fc.option(text),
  months: fc.uniqueArray(fc.constantFrom(isoMonth('2025-01'), isoMonth('2025-06'))),
  from: fc.constantFrom(null, isoDate('2025-01-03')),
  to: fc.constantFrom(null, isoDate('2025-06-11')),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
  merchants: fc.uniqueArray(text),
  ids: fc.uniqueArray(text),
  countedOnly: fc.boolean(),
});

describe('the address of the transactions screen', () => {
  it('stores and restores any filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readFilter(paramsOf(transactionsAddress(filter)))).toEqual(filter);
      }),
    );
  });

  it('has no parameters for the filter that excludes nothing', () => {
    expect(transactionsAddress({})).toBe('/transactions');
    expect(readFilter(new URLSearchParams())).toEqual(NO_FILTER);
  });

  it.each([
    ['an unknown category', 'category=yachts'],
    ['an unknown type', 'type=gift'],
    ['an unknown range of dates', 'date=31'],
    ['an invalid month', 'month=2025-13'],
    ['an invalid first day', 'from=2025-02-30'],
    ['an unknown category among several', 'categories=yachts'],
    ['an unknown choice of transfers', 'transfers=yes'],
  ])('excludes nothing for %s', (_, query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(NO_FILTER);
  });

  it('accepts a category as users write it', () => {
    const second = CATEGORIES[1]!;
    const written = categoryKey(second).replace(/_/g, ' ').toUpperCase();
    expect(readFilter(new URLSearchParams({ category: written })).category).toBe(second);
  });

  it('distinguishes one merchant with a comma in its name from two', () => {
    const one = writeFilter(new URLSearchParams(), { ...NO_FILTER, merchants: ['Salt, Sugar'] });
    const two = writeFilter(one, { ...NO_FILTER, merchants: ['Salt', ' Sugar'] });
    expect(readFilter(two).merchants).toEqual(['Salt', ' Sugar']);
  });

  it('leaves other parameters, and removes those that exclude nothing', () => {
    const before = new URLSearchParams('sort=amount&q=tea&month=2025-06');
    expect(writeFilter(before, NO_FILTER).toString()).toBe('sort=amount');
  });
});
