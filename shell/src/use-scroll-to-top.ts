import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Going back, and an address with a hash, have their own position. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isOwnPlace = isReturn || hash !== '';
  useEffect(() => {
    if (!isOwnPlace) window.scrollTo({ top: 0 });
  }, [pathname, isOwnPlace]);
}
