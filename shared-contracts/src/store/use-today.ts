import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';
import type { AppDispatch } from './app-store';
import { worldOf } from './world';

/** The viewer's own day by the clock of the world that the store was made with. */
const ownDay = (_dispatch: unknown, _state: unknown, extra: unknown) =>
  civilDay(worldOf(extra).now());

/** The civil day that figures on screen stand for: the sample's last day, or the viewer's own today. */
export function useToday(): IsoDate {
  const dispatch = useDispatch<AppDispatch>();
  const { data } = useAccountsQuery();
  const [ownToday] = useState(() => dispatch(ownDay));
  return data?.source === 'sample' ? data.today : ownToday;
}
