import { combinedBalances, type BalanceRow } from '../account/combined-balances';
import type { UserCategory } from '../categories/user-category';
import type { FinancialData, InvestmentHolding, InvestmentKind, Transaction } from '../entities';
import { recurringStreams } from '../recurring/streams';
import type { RecurringStream } from '../recurring/stream';

/** `words` are more words by which a user may look for the screen. */
export interface SearchableScreen {
  readonly path: string;
  readonly title: string;
  readonly words: readonly string[];
}

export interface SearchResults {
  readonly accounts: readonly BalanceRow[];
  readonly categories: readonly UserCategory[];
  readonly bills: readonly RecurringStream[];
  readonly holdings: readonly InvestmentHolding[];
  readonly transactions: readonly Transaction[];
  readonly screens: readonly SearchableScreen[];
}

const NOTHING: SearchResults = {
  accounts: [],
  categories: [],
  bills: [],
  holdings: [],
  transactions: [],
  screens: [],
};

type Searched = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'transactions' | 'holdings' | 'today' | 'categories'
> & { readonly screens: readonly SearchableScreen[] };

const KIND_WORDS: Readonly<Record<InvestmentKind, string>> = {
  stock: 'stocks investments holdings',
  fund: 'funds stocks etf investments holdings',
  bond: 'bonds fixed income investments holdings',
  crypto: 'crypto coins investments holdings',
  cash: 'cash holdings',
  other: 'other investments holdings',
};

/** Finds a part of a name in any case. A blank query finds nothing (P1-2.6-5, R-3.1). */
export function localSearch(searched: Searched, query: string, limit = 5): SearchResults {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return NOTHING;
  const find = <T>(items: readonly T[], textsOf: (item: T) => readonly string[]): T[] =>
    items
      .filter((item) => textsOf(item).some((text) => text.toLowerCase().includes(wanted)))
      .slice(0, limit);
  const { accounts, liabilities, transactions, holdings, categories, screens, today } = searched;
  return {
    accounts: find(combinedBalances(accounts, liabilities), (row) => [row.name, row.institution]),
    categories: find(categories, ({ name }) => [name]),
    bills: find(
      recurringStreams(transactions, today).filter(({ direction }) => direction === 'out'),
      ({ merchant, category }) => [merchant, category],
    ),
    holdings: find(holdings, ({ name, ticker, kind }) => [name, ticker ?? '', KIND_WORDS[kind]]),
    transactions: find(transactions, (t) => [t.merchant, t.name, t.category, ...(t.tags ?? [])]),
    screens: find(screens, ({ title, words }) => [title, ...words]),
  };
}
