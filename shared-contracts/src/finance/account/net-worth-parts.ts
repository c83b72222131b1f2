import { type Cents, subtract, ZERO } from '../../money';
import type { FinancialData, NetWorthPoint } from '../entities';
import { netWorthHeld } from './totals';

export interface NetWorthPart {
  readonly id: string;
  readonly name: string;
  readonly before: Cents;
  readonly now: Cents;
  readonly change: Cents;
}

/**
 * Divides the change of the net worth since an earlier month by account and debt. The largest changes come first, and
 * all of them add up to the whole change. Returns null if the accounts of that month were not recorded.
 */
export function netWorthParts(
  { accounts, liabilities }: Pick<FinancialData, 'accounts' | 'liabilities'>,
  { held }: NetWorthPoint,
): NetWorthPart[] | null {
  if (!held) return null;
  const names = new Map([...accounts, ...liabilities].map(({ id, name }) => [id, name]));
  const before = new Map(held.map(({ id, value }) => [id, value]));
  const now = new Map(netWorthHeld(accounts, liabilities).map(({ id, value }) => [id, value]));
  return [...names]
    .map(([id, name]) => {
      const [then, today] = [before.get(id) ?? ZERO, now.get(id) ?? ZERO];
      return { id, name, before: then, now: today, change: subtract(today, then) };
    })
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
