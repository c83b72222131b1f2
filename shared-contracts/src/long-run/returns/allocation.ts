import type { Account, InvestmentHolding } from '../../finance';
import { add, type Cents, cents, subtract, sum, ZERO } from '../../money';

export const ALLOCATIONS = ['kind', 'account', 'risk'] as const;
export type Allocation = (typeof ALLOCATIONS)[number];

export interface AllocationShare {
  readonly name: string;
  readonly amount: Cents;
}

const KIND_NAMES: Readonly<Record<InvestmentHolding['kind'], string>> = {
  stock: 'Stocks',
  fund: 'Funds',
  bond: 'Bonds',
  crypto: 'Coins',
  cash: 'Cash',
  other: 'Other',
};

const UNLISTED = 'Not listed by the bank';

const BONDS = /\b(?:bonds?|treasur(?:y|ies)|fixed income|municipal)\b/i;
const MIXED = /\b(?:target|retirement|balanced|lifestrategy)\b/i;
const ABROAD = /\b(?:international|intl|ex[- ]us|emerging|europe|pacific|developed markets)\b/i;
const WORLD = /\b(?:world|global)\b/i;
const AT_HOME = /\b(?:us|u\.s\.|s&p|total (?:stock )?market|dow|nasdaq|russell)\b/i;

/** Reads the risk and the region of a holding from its kind and its name. */
export function riskRegionOf({ kind, name }: Pick<InvestmentHolding, 'kind' | 'name'>): string {
  if (kind === 'cash') return 'Cash';
  if (kind === 'crypto') return 'Coins';
  if (kind === 'bond' || BONDS.test(name)) return 'Bonds';
  if (MIXED.test(name)) return 'Stocks and bonds, mixed';
  if (ABROAD.test(name)) return 'Stocks, international';
  if (WORLD.test(name)) return 'Stocks, worldwide';
  if (AT_HOME.test(name)) return 'Stocks, US';
  return kind === 'other' ? 'Not known' : 'Stocks, region not known';
}

interface Invested {
  readonly accounts: readonly Account[];
  readonly holdings: readonly InvestmentHolding[];
}

/** Returns the part of the balances that no holding explains. It is never below zero. */
function unlisted({ accounts, holdings }: Invested): Cents {
  const left = accounts.map(({ id, balance }) => {
    const held = sum(
      holdings.filter(({ accountId }) => accountId === id).map(({ value }) => value),
    );
    return cents(Math.max(0, subtract(balance ?? ZERO, held)));
  });
  return sum(left);
}

/** Returns the shares, largest first. Those of an account add up to its balance. */
export function allocationOf(invested: Invested, by: Allocation): AllocationShare[] {
  const { accounts, holdings } = invested;
  const amounts = new Map<string, Cents>();
  const put = (name: string, amount: Cents) =>
    amounts.set(name, add(amounts.get(name) ?? ZERO, amount));
  if (by === 'account') for (const { name, balance } of accounts) put(name, balance ?? ZERO);
  else {
    const own = holdings.filter(({ accountId }) => accounts.some(({ id }) => id === accountId));
    for (const each of own)
      put(by === 'kind' ? KIND_NAMES[each.kind] : riskRegionOf(each), each.value);
    put(UNLISTED, unlisted(invested));
  }
  return [...amounts]
    .map(([name, amount]) => ({ name, amount }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
}
