import type { Account, InvestmentHolding, InvestmentNotes, Liability } from '../../finance';
import { type Cents, fromDollars, subtract, sum, ZERO } from '../../money';

/** Returns by how much holdings exceed their purchase price, for those with a known price, or null if none has one. */
export function holdingGain(
  accounts: readonly Pick<Account, 'id'>[],
  holdings: readonly InvestmentHolding[],
): Cents | null {
  const ids = new Set(accounts.map(({ id }) => id));
  const gains = holdings.flatMap(({ accountId, costBasis, value }) =>
    costBasis === null || !ids.has(accountId) ? [] : subtract(value, costBasis),
  );
  return gains.length === 0 ? null : sum(gains);
}

export interface Purchase {
  readonly price: Cents;
  readonly change: Cents | null;
}

/** Returns the purchase price of a possession and the change of its value since, or null if the price is not known. */
export function purchaseOf(
  { id, balance }: Pick<Account, 'id' | 'balance'>,
  { purchases }: Pick<InvestmentNotes, 'purchases'>,
): Purchase | null {
  const found = purchases.find(({ accountId }) => accountId === id);
  if (!found) return null;
  const price = fromDollars(found.price);
  return { price, change: balance === null ? null : subtract(balance, price) };
}

export interface HomeEquity {
  readonly owed: Cents;
  readonly own: Cents;
}

const isMortgage = ({ type, closed }: Liability): boolean => type === 'mortgage' && !closed;

/** Tells whether the user has a mortgage but no account for a home. */
export const lacksHome = (
  property: readonly Pick<Account, 'type'>[],
  liabilities: readonly Liability[],
): boolean => liabilities.some(isMortgage) && property.every(({ type }) => type !== 'home');

/**
 * Compares a home with its mortgages. It returns null for several homes, because a mortgage does not say which one
 * it paid for.
 */
export function homeEquity(
  property: readonly Pick<Account, 'type' | 'balance'>[],
  liabilities: readonly Liability[],
): HomeEquity | null {
  const [home, ...others] = property.filter(({ type }) => type === 'home');
  const mortgages = liabilities.filter(isMortgage);
  if (!home || home.balance === null || others.length > 0 || mortgages.length === 0) return null;
  const owed = sum(mortgages.map(({ balance }) => balance ?? ZERO));
  return { owed, own: subtract(home.balance, owed) };
}
