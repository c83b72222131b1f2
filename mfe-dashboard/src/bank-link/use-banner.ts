import { useState } from 'react';
import type { Attempt, Failure } from './banner';

/** The newest failed action comes before failed data. */
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
