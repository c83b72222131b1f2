import { isApiError } from '@halyard/shared-contracts/store';
import { useState } from 'react';
import { serverText } from '../server-text';

export type Attempt = 'status' | 'load' | 'refresh' | 'raw' | 'disconnect' | 'connect';

export interface Failure {
  readonly attempt: Attempt;
  readonly error: unknown;
}

/** A request without an answer has no text from the server. */
const isUnanswered = (error: unknown): boolean => !isApiError(error) || error.status === 'OFFLINE';

function reason(error: unknown, otherwise: string): string {
  if (typeof error === 'string') return error;
  return isApiError(error) && isUnanswered(error) ? error.message : serverText(error, otherwise);
}

// Implements P1-8-10.
const TEXTS: Readonly<Record<Attempt, (error: unknown) => string>> = {
  status: (error) =>
    `Failed to check connection status: ${reason(error, 'Failed to check connection status')}`,
  load: (error) => `Failed to load financial data: ${reason(error, 'Failed to fetch accounts')}`,
  refresh: (error) =>
    isUnanswered(error)
      ? `Error refreshing data: ${reason(error, 'Something went wrong')}`
      : `Failed to refresh data: ${reason(error, 'Something went wrong')}`,
  raw: (error) =>
    isUnanswered(error)
      ? `Error fetching raw data: ${reason(error, 'Something went wrong')}`
      : 'Failed to fetch raw debug data',
  disconnect: (error) =>
    `Failed to disconnect account: ${reason(error, 'Failed to disconnect account')}`,
  connect: (error) =>
    `Failed to connect bank account: ${reason(error, 'Failed to connect bank account')}`,
};

export function bannerText({ attempt, error }: Failure): string {
  return TEXTS[attempt](error);
}

/** A failed action hides an earlier failure to load data. */
export function useBanner(ofData: Failure | null) {
  const [ofAction, setOfAction] = useState<Failure | null>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const isNews = ofData !== null && ofData.error !== dismissed;
  return {
    failure: ofAction ?? (isNews ? ofData : null),
    report: (attempt: Attempt) => (error: unknown) => setOfAction({ attempt, error }),
    dismiss: () => {
      setOfAction(null);
      setDismissed(ofData?.error ?? null);
    },
  };
}
