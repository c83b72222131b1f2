import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The browser looked for the anchor before the screen was loaded. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
