import { type RefObject, useEffect, useState } from 'react';

/** A finger can scroll closer elements into view within a second. */
const AHEAD = '200px';

const MOVES = ['scroll', 'keydown', 'beforeprint'];

/** Such a key may print the page or search in it. */
const isCommand = (event: Event) =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);

/**
 * Returns whether an element has been in the window, or near it after the user scrolled or pressed a key. It is
 * true at once for a page that is printed or searched, and if a browser does not report what is in the window.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const [margin, setMargin] = useState('0px');
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    const move = (event: Event) =>
      event.type === 'beforeprint' || isCommand(event) ? setNear(true) : setMargin(AHEAD);
    for (const type of MOVES) addEventListener(type, move);
    return () => {
      observer.disconnect();
      for (const type of MOVES) removeEventListener(type, move);
    };
  }, [near, margin, place]);
  return near;
}
