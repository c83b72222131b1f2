import { toCategory, type Category } from '../category';

/** The first entries of Plaid's legacy category list that one of our categories answers. */
const FIRST: ReadonlyMap<string, Category> = new Map([
  ['Cash Advance', 'Transfer'],
  ['Food and Drink', 'Dining Out'],
  ['Interest', 'Income'],
  ['Recreation', 'Entertainment'],
  ['Shops', 'Shopping'],
] satisfies [string, Category][]);

/** Legacy paths that say more than their first entry, by their text. */
const PATHS: ReadonlyMap<string, Category> = new Map([
  ['Interest > Interest Charged', 'Other'],
  ['Payment > Credit Card', 'Transfer'],
  ['Payment > Rent', 'Rent'],
  ['Shops > Supermarkets and Groceries', 'Groceries'],
  ['Transfer > Payroll', 'Salary'],
  ['Travel > Gas Stations', 'Gas'],
  ['Travel > Taxi', 'Transportation'],
  ['Travel > Parking', 'Transportation'],
  ['Travel > Public Transportation Services', 'Transportation'],
  ['Travel > Tolls and Fees', 'Transportation'],
  ['Service > Utilities', 'Utilities'],
] satisfies [string, Category][]);

/**
 * Our category for Plaid's legacy category list: a known path of two, else its first entry
 * (P1-7-29); 'Other' when neither is one of ours.
 */
export function legacyCategory(path: readonly string[]): Category {
  const first = path[0] ?? '';
  return PATHS.get(path.slice(0, 2).join(' > ')) ?? FIRST.get(first) ?? toCategory(first);
}
