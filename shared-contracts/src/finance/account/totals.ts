import { subtract, sum, type Cents } from '../../money';
import type { Account, Liability } from '../entities';
import { type AccountRule, type AccountType, typesThat } from './account-types';
import { countedAccounts, countedLiabilities } from './counted';

/** Sum of the counted accounts above zero; an overdrawn account adds nothing (P1-9-9). */
export function totalAssets(accounts: readonly Account[]): Cents {
  return sum(countedAccounts(accounts).flatMap(({ balance }) => (balance > 0 ? [balance] : [])));
}

/** What is owed, as a positive amount. A lender owing the person (balance below zero) adds nothing. */
export function totalDebt(liabilities: readonly Liability[]): Cents {
  return sum(
    countedLiabilities(liabilities).flatMap(({ balance }) => (balance > 0 ? [balance] : [])),
  );
}

/** Positive balances of assets minus debt (P1-2.6-21). */
export function netWorth(accounts: readonly Account[], liabilities: readonly Liability[]): Cents {
  return subtract(totalAssets(accounts), totalDebt(liabilities));
}

/** Signed sum of the counted accounts of the given types: an overdraft lowers it. */
export function balanceOfTypes(accounts: readonly Account[], types: readonly AccountType[]): Cents {
  return sum(
    countedAccounts(accounts).flatMap(({ type, balance }) =>
      types.includes(type) ? [balance] : [],
    ),
  );
}

/** Signed sum of the counted accounts of the types of which a rule is true. */
export function balanceThat(accounts: readonly Account[], rule: AccountRule): Cents {
  return balanceOfTypes(accounts, typesThat(rule));
}
