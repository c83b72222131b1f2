import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';
import type { AppDispatch } from './app-store';
import { worldOf } from './world';

const ownDay = (_dispatch: unknown, _state: unknown, extra: unknown) =>
  civilDay(worldOf(extra).now());

const followOwnDay = (onDay: () => void) => (_dispatch: unknown, _state: unknown, extra: unknown) =>
  worldOf(extra).followDay?.(onDay) ?? (() => undefined);

/** React compares the day again after the first render, when midnight may have passed. */
function useOwnToday(): IsoDate {
  const dispatch = useDispatch<AppDispatch>();
  const follow = useCallback((onDay: () => void) => dispatch(followOwnDay(onDay)), [dispatch]);
  const today = () => dispatch(ownDay);
  return useSyncExternalStore(follow, today, today);
}

export function useToday(): IsoDate {
  const { data } = useAccountsQuery();
  const ownToday = useOwnToday();
  return data?.source === 'sample' ? data.today : ownToday;
}
