import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';
import type { AppDispatch } from './app-store';
import { worldOf } from './world';

const ownDay = (_dispatch: unknown, _state: unknown, extra: unknown) =>
  civilDay(worldOf(extra).now());

/** Gives the day at once, because midnight may have passed since the first render, and again at each midnight. */
const followOwnDay =
  (onDay: (day: IsoDate) => void) => (dispatch: AppDispatch, _state: unknown, extra: unknown) => {
    onDay(dispatch(ownDay));
    return worldOf(extra).followDay?.(onDay);
  };

/** The store gives the day once for each screen, and not in each render. */
function useOwnToday(): IsoDate {
  const dispatch = useDispatch<AppDispatch>();
  const [today, setToday] = useState(() => dispatch(ownDay));
  useEffect(() => dispatch(followOwnDay(setToday)), [dispatch]);
  return today;
}

export function useToday(): IsoDate {
  const { data } = useAccountsQuery();
  const ownToday = useOwnToday();
  return data?.source === 'sample' ? data.today : ownToday;
}
