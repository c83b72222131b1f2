import { type Cents, subtract, sum } from '../../money';
import type { Account, InvestmentHolding } from '../entities';

/** What one account holds, the largest value first. */
export function heldIn(
  holdings: readonly InvestmentHolding[],
  accountId: string,
): InvestmentHolding[] {
  return holdings
    .filter((holding) => holding.accountId === accountId)
    .toSorted((a, b) => b.value - a.value);
}

/** How an account's holdings compare with its balance. */
export interface HeldSum {
  readonly total: Cents;
  /** Balance without the holdings: cash that the bank does not list, or a price of another day. null = balance unknown. */
  readonly rest: Cents | null;
}

/** The sum of an account's holdings; null where they are in another currency than the account and no sum is one. */
export function heldSum(
  { balance, currency }: Pick<Account, 'balance' | 'currency'>,
  held: readonly InvestmentHolding[],
): HeldSum | null {
  if (held.some((holding) => holding.currency !== currency)) return null;
  const total = sum(held.map(({ value }) => value));
  return { total, rest: balance === null ? null : subtract(balance, total) };
}
