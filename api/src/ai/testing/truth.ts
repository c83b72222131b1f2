import type { FinancialData } from '@halyard/shared-contracts/finance';

/**
 * These are the true figures of a household in cents. Plain loops compute them without product code, so that tests
 * of the product do not depend on it.
 */
export interface Truth {
  spent(month: string, category?: string): number;
  earned(month: string): number;
  readonly worth: number;
  /** An honest answer may print these amounts and no other. */
  readonly amounts: ReadonlySet<string>;
}

const MONEY_BETWEEN_POCKETS = ['Transfer'];
const SAVED = ['Savings', 'Investments'];

/** Returns dollars such as `1234.5` as people write them, without a sign. */
export function usd(amount: number): string {
  const [whole = '0', part = '00'] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

export function truthOf({
  transactions,
  accounts,
  liabilities,
  netWorthHistory,
}: FinancialData): Truth {
  const spent = (month: string, category?: string): number => {
    let total = 0;
    for (const row of transactions) {
      if (row.amount >= 0 || !row.date.startsWith(month)) continue;
      if (MONEY_BETWEEN_POCKETS.includes(row.category)) continue;
      if (category === undefined || row.category === category) total -= row.amount;
    }
    return total;
  };
  const earned = (month: string): number => {
    let total = 0;
    for (const row of transactions) {
      const moves = MONEY_BETWEEN_POCKETS.includes(row.category) || SAVED.includes(row.category);
      if (row.amount > 0 && row.date.startsWith(month) && !moves) total += row.amount;
    }
    return total;
  };
  let assets = 0;
  let debt = 0;
  for (const { balance } of accounts) if ((balance ?? 0) > 0) assets += balance ?? 0;
  for (const { balance } of liabilities) if ((balance ?? 0) > 0) debt += balance ?? 0;
  const worth = assets - debt;
  const months = [...new Set(transactions.map(({ date }) => date.slice(0, 7)))];
  const categories = [...new Set(transactions.map(({ category }) => category))];
  const all: number[] = [assets, debt, worth, worth - (netWorthHistory.at(-2)?.value ?? 0)];
  for (const { balance } of [...accounts, ...liabilities]) all.push(balance ?? 0);
  for (const { amount } of transactions) all.push(amount);
  for (const month of months) {
    all.push(spent(month), earned(month), earned(month) - spent(month));
    for (const category of categories) all.push(spent(month, category));
    for (const other of months) {
      all.push(spent(month) - spent(other));
      for (const category of categories) all.push(spent(month, category) - spent(other, category));
    }
  }
  return { spent, earned, worth, amounts: new Set(all.map(usd)) };
}
