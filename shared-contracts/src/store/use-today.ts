import { civilDay, type IsoDate } from '../finance';
import { useAccountsQuery } from './app-api';

/** The civil day that figures on screen stand for: the sample's last day, or the viewer's own today. */
export function useToday(): IsoDate {
  const { data } = useAccountsQuery();
  return data?.source === 'sample' ? data.today : civilDay(new Date());
}
