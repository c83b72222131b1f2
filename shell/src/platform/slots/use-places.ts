import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Place {
  readonly element: HTMLElement;
  readonly slot: string;
  readonly subject: string;
  readonly kind: string | null;
}

const placeOf = (element: HTMLElement): Place => {
  const { slot = '', subject = '', kind = null } = element.dataset;
  return { element, slot, subject, kind };
};

const placesOn = (page: Document): readonly Place[] =>
  [...page.querySelectorAll<HTMLElement>('[data-slot]')].map(placeOf);

const areSame = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length &&
  a.every(({ element, slot, subject, kind }, at) => {
    const other = b[at];
    return (
      other?.element === element &&
      other.slot === slot &&
      other.subject === subject &&
      other.kind === kind
    );
  });

/** Returns the places on the page. A change is noticed before the next paint, so that no part moves the content below it. */
export function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const read = () =>
      setPlaces((known) => {
        const found = placesOn(document);
        return areSame(known, found) ? known : found;
      });
    read();
    const observer = new MutationObserver(() => flushSync(read));
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-slot', 'data-subject', 'data-kind'],
    });
    return () => observer.disconnect();
  }, []);
  return places;
}
