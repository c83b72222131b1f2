import { CATEGORIES } from '@halyard/shared-contracts/finance';
import { transaction } from '@halyard/shared-contracts/testing';
import { categoryChips } from './category-chips';

const labels = (...args: Parameters<typeof categoryChips>) =>
  categoryChips(...args).map(({ label }) => label);

const everyCategory = CATEGORIES.toReversed().map((category) => transaction({ category }));

const FIRST_EIGHT = [
  'All',
  'Auto Insurance',
  'Auto Loan',
  'Benefits',
  'Childcare',
  'Dining Out',
  'Dividends',
  'Education',
  'Entertainment',
];

describe('categoryChips', () => {
  // Covers P1-2.8-6, P1-9-10.
  it('lists All and the first eight categories alphabetically', () => {
    expect(labels(everyCategory, 'all')).toEqual(FIRST_EIGHT);
  });

  it('lists each category of the transactions once', () => {
    const twice = [transaction({ category: 'Rent' }), transaction({ category: 'Rent' })];
    expect(labels(twice, 'all')).toEqual(['All', 'Rent']);
  });

  it('adds the chosen category when it is not one of them', () => {
    expect(labels(everyCategory, 'Utilities')).toEqual([...FIRST_EIGHT, 'Utilities']);
    expect(labels(everyCategory, 'Dividends')).toEqual(FIRST_EIGHT);
  });
});
