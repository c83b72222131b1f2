import { useState } from 'react';
import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';

/** The civil day that figures on screen stand for: the sample's last day, or the viewer's own today. */
export function useToday(): IsoDate {
  const { data } = useAccountsQuery();
  const [ownToday] = useState(() => civilDay(new Date()));
  return data?.source === 'sample' ? data.today : ownToday;
}
