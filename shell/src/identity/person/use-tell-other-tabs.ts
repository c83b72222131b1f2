import { useEffect, useRef } from 'react';
import { useShellSessionQuery } from '../auth-api';
import { tellOtherTabs } from './other-tabs';
import { shownPerson } from './shown-person';

/** Tells the other tabs when the user of this one is no longer who they were, whatever ended their session. */
export function useTellOtherTabs(): void {
  const person = shownPerson(useShellSessionQuery().data);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (person === undefined) return;
    if (last.current !== null && last.current !== person) tellOtherTabs();
    last.current = person;
  }, [person]);
}
