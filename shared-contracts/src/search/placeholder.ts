/** P1-2.6-5. It has a file of its own because the page shows it before the search is loaded. */
export const SEARCH_PLACEHOLDER = 'search transactions, accounts, categories, bills, stocks';
