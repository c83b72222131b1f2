import { useEffect, useRef } from 'react';
import { useShellSessionQuery } from '../auth-api';
import { notifyOtherTabs } from './other-tabs';
import { shownUser } from './shown-user';

export function useNotifyOtherTabs(): void {
  const user = shownUser(useShellSessionQuery().data);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (user === undefined) return;
    if (last.current !== null && last.current !== user) notifyOtherTabs();
    last.current = user;
  }, [user]);
}
