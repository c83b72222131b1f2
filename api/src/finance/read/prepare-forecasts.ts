import {
  cashAccounts,
  type FinancialData,
  forecastSteps,
  spendableAccounts,
} from '@halyard/shared-contracts/finance';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { AppError } from '../../errors';

type Held = Parameters<typeof forecastSteps>[1];

async function prepare(financialData: FinancialData, held: Held): Promise<void> {
  const steps = forecastSteps(financialData, held);
  while (!steps.next().done) await letOthersRun();
}

/** Makes only the forecast for what is safe to spend, which home and the assistant need. */
export const prepareSafeToSpend = (financialData: FinancialData): Promise<void> =>
  prepare(financialData, spendableAccounts(financialData).held);

/**
 * Makes the forecasts of an answer, one past month at a time. Throws NOT_FOUND if `account` is no cash account of
 * the user.
 */
export async function prepareForecasts(
  financialData: FinancialData,
  account?: string,
): Promise<void> {
  const cash = cashAccounts(financialData.accounts);
  if (account !== undefined) {
    const own = cash.filter(({ id }) => id === account);
    if (own.length === 0) throw new AppError('NOT_FOUND');
    await prepare(financialData, own);
  }
  await prepareSafeToSpend(financialData);
  await prepare(financialData, cash);
}
