import type { PathDay } from './path';

export interface Lowest {
  readonly day: number;
  readonly moved: number;
}

/** On the same day, payments come before deposits. */
export function lowestOf(path: readonly PathDay[]): Lowest {
  let before = 0;
  let lowest: Lowest = { day: -1, moved: 0 };
  path.forEach(({ items, moved }, day) => {
    const out = items.reduce((total, { amount }) => total + Math.min(amount, 0), before);
    if (out < lowest.moved) lowest = { day, moved: out };
    before = moved;
  });
  return lowest;
}
