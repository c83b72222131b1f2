import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * Returns the parameters of the address and a function that changes them. The router's own function starts from the
 * parameters that were drawn last, so of two changes at once, the first would be lost.
 */
export function useLatestParams(): readonly [URLSearchParams, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const update = useCallback(
    (change: Change) => {
      latest.current = change(new URLSearchParams(latest.current));
      setParams(latest.current, { replace: true });
    },
    [setParams],
  );
  return [params, update];
}
