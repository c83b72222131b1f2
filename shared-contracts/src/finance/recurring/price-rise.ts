import { cents, type Cents } from '../../money';

/** A bill that became dearer, both amounts positive. */
export interface PriceRise {
  readonly from: Cents;
  readonly to: Cents;
}

/** A rise worth telling: at least a dollar. */
const LEAST = cents(1_00);

/** A fixed price that its latest payment passed by a dollar or more; null for amounts that vary anyway. */
export function priceRise(amounts: readonly Cents[]): PriceRise | null {
  const to = amounts.at(-1);
  const [from, ...rest] = amounts.slice(0, -1);
  if (to === undefined || from === undefined || rest.some((amount) => amount !== from)) return null;
  return to - from >= LEAST ? { from, to } : null;
}
