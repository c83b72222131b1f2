import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section that the address names into view: the browser looked for it before the screen was there. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
