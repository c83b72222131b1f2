import { useState } from 'react';
import type { Attempt, Failure } from './banner';

/** The one failure on show: the newest action's, else that of the data, until it is dismissed. */
export function useBanner(ofData: Failure | null) {
  const [ofAction, setOfAction] = useState<Failure | null>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const isNews = ofData !== null && ofData.error !== dismissed;
  return {
    failure: ofAction ?? (isNews ? ofData : null),
    /** `promise.catch(report('refresh'))` */
    report: (attempt: Attempt) => (error: unknown) => setOfAction({ attempt, error }),
    dismiss: () => {
      setOfAction(null);
      setDismissed(ofData?.error ?? null);
    },
  };
}
