import { isIsoDate } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import type { Period } from '../../understand/time/periods';

const dayOf = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);

/** The two ends may come in either order. */
export function periodOf({ from, to }: NonNullable<Query['period']>): Period {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first !== null && last !== null && first > last
    ? { from: last, to: first }
    : { from: first, to: last };
}
