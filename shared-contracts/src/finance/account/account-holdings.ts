import { type Cents, subtract, sum } from '../../money';
import type { Account, InvestmentHolding } from '../entities';

export function holdingsIn(
  holdings: readonly InvestmentHolding[],
  accountId: string,
): InvestmentHolding[] {
  return holdings
    .filter((holding) => holding.accountId === accountId)
    .toSorted((a, b) => b.value - a.value);
}

interface HoldingsTotal {
  readonly total: Cents;
  /** The balance minus `total`: cash that is not listed, or the effect of prices of another day. */
  readonly rest: Cents | null;
}

/** Returns null for mixed currencies. */
export function holdingsTotal(
  { balance, currency }: Pick<Account, 'balance' | 'currency'>,
  held: readonly InvestmentHolding[],
): HoldingsTotal | null {
  if (held.some((holding) => holding.currency !== currency)) return null;
  const total = sum(held.map(({ value }) => value));
  return { total, rest: balance === null ? null : subtract(balance, total) };
}
