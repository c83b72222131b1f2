import { declaredRoutes } from '../platform/testing/declared-routes';
import { searchableScreens } from './searchable-screens';

describe('searchableScreens', () => {
  it('offers the menu in its order, then the summary and help, under their short names', () => {
    const expected =
      'Home, Income, Spending, Budget, Accounts, Transactions, Protection, Assets, Liabilities, Cash Flow, Wealth Plan, Fact Finder, Fact Finder Summary, Help';
    const titles = searchableScreens(declaredRoutes()).map(({ title }) => title);
    expect(titles.filter((title) => expected.includes(title)).join(', ')).toBe(expected);
  });

  it('leaves out a screen that declares no search words', () => {
    const paths = searchableScreens(declaredRoutes()).map(({ path }) => path);
    expect(paths).not.toContain('/privacy-policy');
  });

  it('is empty while no routes are known', () => {
    expect(searchableScreens(undefined)).toEqual([]);
  });
});
