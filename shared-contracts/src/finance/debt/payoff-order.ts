import type { Debt } from './debt';

/** Which debt gets the spare money first: highest rate, smallest balance, or the person's own order. */
export type PayoffStrategy = 'avalanche' | 'snowball' | 'custom';

/** Debts in the order a strategy attacks them. In a custom order, debts it does not name come last. */
export function payoffOrder(
  debts: readonly Debt[],
  strategy: PayoffStrategy,
  order: readonly string[] = [],
): Debt[] {
  const place = ({ id }: Debt): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const compare: Record<PayoffStrategy, (a: Debt, b: Debt) => number> = {
    avalanche: (a, b) => b.aprPercent - a.aprPercent || a.balance - b.balance,
    snowball: (a, b) => a.balance - b.balance || b.aprPercent - a.aprPercent,
    custom: (a, b) => place(a) - place(b),
  };
  return debts.toSorted(compare[strategy]);
}
