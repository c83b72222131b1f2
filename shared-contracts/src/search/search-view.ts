import { categoryAddress, type SearchResults } from '../finance';
import { formatMoney, formatUsd } from '../money';
import { spokenDate } from '../ui';

interface SearchItem {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly to: string;
}

export interface SearchGroup {
  readonly heading: string;
  readonly items: readonly SearchItem[];
}

const transactionsWith = (choice: Readonly<Record<string, string>>): string =>
  `/transactions?${new URLSearchParams(choice).toString()}`;

/** The order is that of the placeholder, without empty groups. What the user made comes before the screens. */
export function searchGroups(
  results: SearchResults,
  own: readonly SearchGroup[] = [],
): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      heading: 'Transactions',
      items: results.transactions.map(({ id, merchant, date, amount, currency }) => ({
        id,
        title: merchant,
        note: `${spokenDate(date)} · ${formatMoney(amount, currency)}`,
        to: transactionsWith({ q: merchant }),
      })),
    },
    {
      heading: 'Accounts',
      items: results.accounts.map(({ id, name, institution }) => ({
        id,
        title: name,
        note: institution,
        to: transactionsWith({ account: id }),
      })),
    },
    {
      heading: 'Categories',
      items: results.categories.map(({ id, name }) => ({
        id,
        title: name,
        note: 'Transactions',
        to: transactionsWith({ category: categoryAddress(name) }),
      })),
    },
    {
      heading: 'Bills',
      items: results.bills.map(({ merchant, category, typicalAmount, nextDate }) => ({
        id: `${merchant} ${typicalAmount} ${nextDate}`,
        title: merchant,
        note: `${category} · ${formatUsd(typicalAmount)} · next ${spokenDate(nextDate)}`,
        to: transactionsWith({ q: merchant }),
      })),
    },
    {
      heading: 'Holdings',
      items: results.holdings.map(({ id, name, ticker, value, currency, accountId }) => ({
        id,
        title: name,
        note: [ticker, formatMoney(value, currency)].filter(Boolean).join(' · '),
        to: `/accounts?${new URLSearchParams({ details: accountId }).toString()}`,
      })),
    },
    ...own,
    {
      heading: 'Screens',
      items: results.screens.map(({ path, title }) => ({ id: path, title, note: '', to: path })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
