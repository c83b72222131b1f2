import { categoryOptions, EMPTY_ENTRY, entryOf, entryProblems } from './entry-draft';

const draft = { ...EMPTY_ENTRY, title: ' Index funds ', content: ' Keep costs low.\n' };

describe('an entry draft', () => {
  // Covers P2-2.knowledge-2.
  it('starts in investment_strategies', () => {
    expect(EMPTY_ENTRY).toEqual({
      category: 'investment_strategies',
      title: '',
      content: '',
      advisorName: '',
    });
  });

  it.each([
    ['nothing', draft, {}],
    ['a title', { ...draft, title: ' ' }, { title: 'Enter a title' }],
    ['content', { ...draft, content: '\n' }, { content: 'Enter the content' }],
    ['both', EMPTY_ENTRY, { title: 'Enter a title', content: 'Enter the content' }],
  ])('reports that %s is missing', (_, typed, problems) => {
    expect(entryProblems(typed)).toEqual(problems);
  });

  it.each([
    ['none', '  ', null],
    ['one', ' Ada Reyes ', 'Ada Reyes'],
  ])('becomes an entry with %s as advisor', (_, advisorName, expected) => {
    expect(entryOf({ ...draft, advisorName })).toEqual({
      category: 'investment_strategies',
      title: 'Index funds',
      content: 'Keep costs low.',
      advisorName: expected,
    });
  });
});

describe('categoryOptions', () => {
  it('lists the categories of the API in words', () => {
    expect(categoryOptions(['investment_strategies', 'insurance'], 'insurance')).toEqual([
      { value: 'investment_strategies', label: 'Investment strategies' },
      { value: 'insurance', label: 'Insurance' },
    ]);
  });

  it('lists the chosen category when the API has none', () => {
    expect(categoryOptions([], 'budgeting')).toEqual([{ value: 'budgeting', label: 'Budgeting' }]);
  });
});
