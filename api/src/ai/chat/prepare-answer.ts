import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { prepareSafeToSpend } from '../../finance/read/prepare-forecasts';
import { findMeasures } from '../understand/find-measures';
import { namesOf } from '../understand/names/names';
import { spelled } from '../understand/spelling';
import { tokensOf } from '../understand/tokens';

type PossibleQuery = Pick<Query, 'measure'>;

/** Returns what a message may be about, also as a continuation of `earlier`. */
export const possibleQueries = (
  message: string,
  financialData: FinancialData,
  earlier: PossibleQuery | null,
): PossibleQuery[] => [
  ...findMeasures(spelled(tokensOf(message), namesOf(financialData))).measures,
  ...(earlier ? [earlier] : []),
];

const NEEDS_FORECAST: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'affordability',
  'safe_to_spend',
]);

/** Computes in slices, so that a long history does not block other users. */
export async function prepareAnswer(
  queries: readonly PossibleQuery[],
  financialData: FinancialData,
): Promise<void> {
  if (queries.some(({ measure }) => NEEDS_FORECAST.has(measure)))
    await prepareSafeToSpend(financialData);
}
