import { useEffect, useRef } from 'react';
import { useShellSessionQuery } from '../auth-api';
import { tellOtherTabs } from './other-tabs';
import { shownPerson } from './shown-person';

export function useTellOtherTabs(): void {
  const person = shownPerson(useShellSessionQuery().data);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (person === undefined) return;
    if (last.current !== null && last.current !== person) tellOtherTabs();
    last.current = person;
  }, [person]);
}
