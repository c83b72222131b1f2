export interface Screen {
  readonly path: string;
  readonly title: string;
}

/** The screens are in the order of the side navigation, then help (P1-2.3-12). */
export const SCREENS: readonly Screen[] = [
  { path: '/', title: 'Home' },
  { path: '/income', title: 'Income' },
  { path: '/spending', title: 'Spending' },
  { path: '/budget', title: 'Budget' },
  { path: '/accounts', title: 'Accounts' },
  { path: '/transactions', title: 'Transactions' },
  { path: '/protection', title: 'Protection' },
  { path: '/assets', title: 'Assets' },
  { path: '/liabilities', title: 'Liabilities' },
  { path: '/cashflow', title: 'Cash Flow' },
  { path: '/wealth-plan', title: 'Wealth Plan' },
  { path: '/fact-finder', title: 'Fact Finder' },
  { path: '/fact-finder-summary', title: 'Fact Finder Summary' },
  { path: '/help', title: 'Help' },
];
