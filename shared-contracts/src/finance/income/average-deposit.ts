import { type Cents, divide, sum } from '../../money';
import type { IncomeSource } from './income-source';
import { PAYMENTS_PER_YEAR } from './regular-income';

type Source = Pick<IncomeSource, 'category' | 'cadence' | 'yearly'>;

/**
 * Averages the deposits of the sources of the largest one's category, so that interest does not count as a
 * paycheck. It returns null if the largest has no rhythm. `sources` are the largest first.
 */
export function averageDeposit(sources: readonly Source[]): Cents | null {
  const [largest] = sources;
  if (!largest || largest.cadence === 'irregular') return null;
  const paid = sources.flatMap(({ category, cadence, yearly }) =>
    category === largest.category && cadence !== 'irregular'
      ? [{ yearly, times: PAYMENTS_PER_YEAR[cadence] }]
      : [],
  );
  const times = paid.reduce((total, each) => total + each.times, 0);
  return divide(sum(paid.map(({ yearly }) => yearly)), times);
}
