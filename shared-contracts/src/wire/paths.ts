/** Every path of the api that a browser calls, once (spec part 1, section 7; readings 1). */
export const PATHS = {
  bank: {
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
  },
  finance: {
    home: '/api/finance/home',
    profile: '/api/finance/profile',
    accounts: '/api/finance/accounts',
    liabilities: '/api/finance/liabilities',
    transactions: '/api/finance/transactions',
    transfers: '/api/finance/transfers',
    spending: '/api/finance/spending',
    budget: '/api/finance/budget',
    income: '/api/finance/income',
    paystubs: '/api/finance/paystubs',
    protection: '/api/finance/protection',
    netWorth: '/api/finance/net-worth',
    score: '/api/finance/score',
    notifications: '/api/finance/notifications',
    insights: '/api/finance/insights',
    factFinder: '/api/finance/fact-finder',
    factFinderSummaryPdf: '/api/finance/fact-finder-summary/pdf',
  },
  ai: {
    insights: '/api/ai/insights',
    chat: '/api/ai/chat',
    chatHistory: '/api/ai/chat/history',
    status: '/api/ai/status',
    consent: '/api/ai/consent',
  },
  knowledge: {
    categories: '/api/knowledge/categories',
    store: '/api/knowledge/store',
    search: '/api/knowledge/search',
    advice: '/api/knowledge/advice',
    bulkUpload: '/api/knowledge/bulk-upload',
  },
  auth: {
    session: '/api/auth/session',
    signUp: '/api/auth/sign-up',
    logIn: '/api/auth/log-in',
    logOut: '/api/auth/log-out',
  },
  privacyPolicy: '/api/privacy-policy',
  health: '/api/health',
} as const;

/** The user id that the specification has every browser send; the session decides who that is. */
export const DEMO_USER_ID = 'demo_user';
