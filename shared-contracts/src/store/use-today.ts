import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';
import type { AppDispatch } from './app-store';
import { worldOf } from './world';

const ownDay = (_dispatch: unknown, _state: unknown, extra: unknown) =>
  civilDay(worldOf(extra).now());

const followOwnDay =
  (onDay: (day: IsoDate) => void) => (_dispatch: unknown, _state: unknown, extra: unknown) =>
    worldOf(extra).followDay?.(onDay);

export function useToday(): IsoDate {
  const dispatch = useDispatch<AppDispatch>();
  const { data } = useAccountsQuery();
  const [ownToday, setOwnToday] = useState(() => dispatch(ownDay));
  useEffect(() => dispatch(followOwnDay(setOwnToday)), [dispatch]);
  return data?.source === 'sample' ? data.today : ownToday;
}
