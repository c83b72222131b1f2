import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; going back, and an address with a hash, find their own place. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isOwnPlace = isReturn || hash !== '';
  useEffect(() => {
    if (!isOwnPlace) window.scrollTo({ top: 0 });
  }, [pathname, isOwnPlace]);
}
