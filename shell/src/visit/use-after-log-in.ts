import { useNavigate } from 'react-router-dom';
import { useLazyShellVisitsQuery } from './visit-api';

export function useAfterLogIn(): () => Promise<void> {
  const [askVisits] = useLazyShellVisitsQuery();
  const navigate = useNavigate();
  return async () => {
    const { data: visits = [] } = await askVisits();
    const asks = visits.some(({ put_away }) => !put_away);
    await navigate(asks ? '/settings' : '/');
  };
}
