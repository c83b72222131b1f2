import { type AppDispatch, worldOf } from '@halyard/shared-contracts/store';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  BILL_PATHS,
  decodeGoals,
  decodeRules,
  decodeScheduledList,
  DEMO_USER_ID,
  FINANCE_PATHS,
  PLAN_PATHS,
} from '../wire';
import type { UserEntries } from './user-entries';

const NOTHING: UserEntries = { scheduled: null, goals: null, rules: null };

/** It does not use the store, because the shell and the remotes share no endpoint for these. */
const readEntries = async (_dispatch: unknown, _state: unknown, extra: unknown) => {
  const { fetch, origin } = worldOf(extra);
  const get = async <T>(path: string, decode: (raw: unknown) => T): Promise<T | null> => {
    try {
      const answer = await fetch(`${origin}${path}?userId=${DEMO_USER_ID}`);
      return answer.ok ? decode(await answer.json()) : null;
    } catch {
      return null;
    }
  };
  const [scheduled, goals, rules] = await Promise.all([
    get(BILL_PATHS.scheduled, decodeScheduledList),
    get(PLAN_PATHS.goals, decodeGoals),
    get(FINANCE_PATHS.rules, decodeRules),
  ]);
  return { scheduled, goals: goals?.goals ?? null, rules };
};

/** It reads again for each new search, because another screen may have changed them. */
export function useUserEntries(isSearching: boolean): UserEntries {
  const [things, setThings] = useState(NOTHING);
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isSearching) return undefined;
    let isCurrent = true;
    const begin = async () => {
      const read = await dispatch(readEntries);
      if (isCurrent) setThings(read);
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [isSearching, dispatch]);
  return things;
}
