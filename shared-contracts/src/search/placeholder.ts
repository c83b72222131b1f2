/** P1-2.6-5. The page shows it before the search is loaded. */
export const SEARCH_PLACEHOLDER = 'search transactions, accounts, categories, bills, stocks';
