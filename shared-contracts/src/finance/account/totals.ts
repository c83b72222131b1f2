import { negate, subtract, sum, type Cents, ZERO } from '../../money';
import type { Account, Liability } from '../entities';
import { type AccountRule, type AccountType, typesThat } from './account-types';
import { countedAccounts, countedLiabilities } from './counted';

/** An overdrawn account adds nothing (P1-9-9). */
export function totalAssets(accounts: readonly Account[]): Cents {
  return sum(countedAccounts(accounts).flatMap(({ balance }) => (balance > 0 ? [balance] : [])));
}

/** The sum is positive. An overpaid debt adds nothing. */
export function totalDebt(liabilities: readonly Liability[]): Cents {
  return sum(
    countedLiabilities(liabilities).flatMap(({ balance }) => (balance > 0 ? [balance] : [])),
  );
}

/** Returns what each account and debt adds to the net worth. The values add up to it. */
export function netWorthHeld(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): { readonly id: string; readonly value: Cents }[] {
  return [
    ...countedAccounts(accounts).map(({ id, balance }) => ({ id, value: atLeastZero(balance) })),
    ...countedLiabilities(liabilities).map(({ id, balance }) => ({
      id,
      value: negate(atLeastZero(balance)),
    })),
  ];
}

const atLeastZero = (balance: Cents): Cents => (balance > 0 ? balance : ZERO);

export function netWorth(accounts: readonly Account[], liabilities: readonly Liability[]): Cents {
  return subtract(totalAssets(accounts), totalDebt(liabilities));
}

export function balanceOfTypes(accounts: readonly Account[], types: readonly AccountType[]): Cents {
  return sum(
    countedAccounts(accounts).flatMap(({ type, balance }) =>
      types.includes(type) ? [balance] : [],
    ),
  );
}

export function balanceThat(accounts: readonly Account[], rule: AccountRule): Cents {
  return balanceOfTypes(accounts, typesThat(rule));
}
