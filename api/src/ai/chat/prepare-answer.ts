import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { prepareForecasts } from '../../finance/read/prepare-forecasts';
import { findMeasures } from '../understand/find-measures';
import { tokensOf } from '../understand/tokens';

type Asking = Pick<Query, 'measure'>;

/** The measures that a question may ask for; `earlier` is the query that it may go on about. */
export const mayAsk = (message: string, earlier: Asking | null): Asking[] => [
  ...findMeasures(tokensOf(message)),
  ...(earlier ? [earlier] : []),
];

/** Makes the forecast of a price in slices, so that a long history does not keep other users waiting. */
export async function prepareAnswer(
  asked: readonly Asking[],
  financialData: FinancialData,
): Promise<void> {
  if (asked.some(({ measure }) => measure === 'affordability'))
    await prepareForecasts(financialData);
}
