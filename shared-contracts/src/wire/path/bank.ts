export const BANK_PATHS = {
  status: '/api/plaid/status',
  accounts: '/api/plaid/accounts',
  transactions: '/api/plaid/transactions',
  liabilities: '/api/plaid/liabilities',
  item: '/api/plaid/item',
  createLinkToken: '/api/plaid/create-link-token',
  exchangeToken: '/api/plaid/exchange-token',
  refresh: '/api/plaid/refresh',
  events: '/api/plaid/events',
  debugAllData: '/api/plaid/debug/all-data',
} as const;
