import {
  accountTypeFacts,
  type Account,
  countedAccounts,
  countedLiabilities,
  type FinancialData,
  type Liability,
  netWorth,
  netWorthChange,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { type Cents, sum } from '@halyard/shared-contracts/money';
import type { MoneyFact, NumberFact } from './fact';

const idsOf = (holdings: readonly { readonly id: string }[]): string[] =>
  holdings.map(({ id }) => id);

/** Returns null if the balance is unknown or in another currency. */
export function balanceFact(held: Account | Liability): MoneyFact | null {
  const { id, balance, currency } = held;
  const isDebt = 'aprPercent' in held;
  if (balance === null || currency !== 'USD') return null;
  return {
    id: `${isDebt ? 'owed' : 'balance'}:${id}`,
    unit: 'cents',
    value: balance,
    label: isDebt ? 'Owed' : 'Balance',
    holding: id,
    query: { of: 'holdings', ids: [id] },
  };
}

const total = (
  id: string,
  label: string,
  value: Cents,
  holdings: readonly { readonly id: string }[],
): MoneyFact => ({
  id,
  unit: 'cents',
  value,
  label,
  query: { of: 'holdings', ids: idsOf(holdings) },
});

/** The move is null if there is no earlier month. */
export interface WorthFacts {
  readonly assets: MoneyFact;
  readonly debt: MoneyFact;
  readonly worth: MoneyFact;
  readonly move: { readonly amount: MoneyFact; readonly percent: NumberFact } | null;
}

/** Computes the net worth and its parts (P1-9-9). */
export function worthFacts({ accounts, liabilities, netWorthHistory }: FinancialData): WorthFacts {
  const held = countedAccounts(accounts).filter(({ balance }) => balance > 0);
  const owed = countedLiabilities(liabilities).filter(({ balance }) => balance > 0);
  const value = netWorth(accounts, liabilities);
  const { amount, percent } = netWorthChange(value, netWorthHistory);
  const query = { of: 'screen', path: '/' } as const;
  return {
    assets: total('assets', 'Total assets', totalAssets(accounts), held),
    debt: total('debt', 'Total debt', totalDebt(liabilities), owed),
    worth: total('net_worth', 'Net worth', value, [...held, ...owed]),
    move:
      netWorthHistory.length < 2
        ? null
        : {
            amount: {
              id: 'net_worth_move',
              unit: 'cents',
              value: amount,
              label: 'Change of net worth since the month before',
              query,
            },
            percent: {
              id: 'net_worth_move_percent',
              unit: 'percent',
              value: percent,
              label: 'Change of net worth in percent',
              query,
            },
          },
  };
}

/** Adds up checking, savings, and cash. */
export function cashFact({ accounts }: FinancialData): MoneyFact {
  const held = countedAccounts(accounts).filter(({ type }) => accountTypeFacts(type).isCash);
  return total(
    'cash',
    'Cash, checking, and savings together',
    sum(held.map((a) => a.balance)),
    held,
  );
}
