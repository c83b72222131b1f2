/** The side navigation, in the order of P1-2.3-12; the bank connection test comes last. */
export const NAVIGATION = [
  { path: '/', label: 'Home' },
  { path: '/income', label: 'Income' },
  { path: '/spending', label: 'Spending' },
  { path: '/budget', label: 'Budget' },
  { path: '/accounts', label: 'Accounts' },
  { path: '/transactions', label: 'Transactions' },
  { path: '/protection', label: 'Protection' },
  { path: '/assets', label: 'Assets' },
  { path: '/liabilities', label: 'Liabilities' },
  { path: '/cashflow', label: 'Cash Flow' },
  { path: '/wealth-plan', label: 'Wealth Plan' },
  { path: '/fact-finder', label: 'Fact Finder' },
  { path: '/plaid-test', label: 'Bank Connection' },
] as const;

export type NavigationPath = (typeof NAVIGATION)[number]['path'];
