import { cents, type Cents } from '../../money';

export interface PriceRise {
  readonly from: Cents;
  readonly to: Cents;
}

/** A smaller rise is not reported. */
const LEAST = cents(1_00);

/** Finds a rise of a dollar or more above a fixed price. It returns null for amounts that vary anyway. */
export function priceRise(amounts: readonly Cents[]): PriceRise | null {
  const to = amounts.at(-1);
  const [from, ...rest] = amounts.slice(0, -1);
  if (to === undefined || from === undefined || rest.some((amount) => amount !== from)) return null;
  return to - from >= LEAST ? { from, to } : null;
}
