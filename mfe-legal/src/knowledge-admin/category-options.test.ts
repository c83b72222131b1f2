import { categoryOptions } from './category-options';

describe('categoryOptions', () => {
  it('offers what the api knows, in words', () => {
    expect(categoryOptions(['investment_strategies', 'insurance'], 'insurance')).toEqual([
      { value: 'investment_strategies', label: 'Investment strategies' },
      { value: 'insurance', label: 'Insurance' },
    ]);
  });

  it('offers the chosen one where the api knows none', () => {
    expect(categoryOptions([], 'budgeting')).toEqual([{ value: 'budgeting', label: 'Budgeting' }]);
  });
});
