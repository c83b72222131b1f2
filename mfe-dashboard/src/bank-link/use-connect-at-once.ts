import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reloading the page does not open Link again. */
export function useConnectAtOnce(open: () => void): void {
  const [params, setParams] = useSearchParams();
  const isRequested = params.has('connect');
  const connect = useEffectEvent(() => {
    setParams({}, { replace: true });
    open();
  });
  useEffect(() => {
    if (isRequested) connect();
  }, [isRequested]);
}
