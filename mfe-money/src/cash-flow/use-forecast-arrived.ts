import { useAccountsQuery, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { useState } from 'react';
import { useMoneyScheduledQuery } from '../data/bill-endpoints';
import { useMoneyForecastQuery } from '../data/forecast-endpoints';

/**
 * Tells whether each read of the forecast's card has ended once. Its parts appear together, because each would move
 * the parts and cards below it.
 */
export function useForecastArrived(): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  const isLoading = [
    useAccountsQuery(),
    useMoneyForecastQuery(undefined),
    useMoneyScheduledQuery(),
    useTransactionsQuery(),
  ].some((read) => read.isLoading);
  if (!isLoading && !hasArrived) setHasArrived(true);
  return hasArrived;
}
