import { QueryView } from '@halyard/shared-contracts/ui';
import { failureText } from '../server-text';
import { HomeView } from './home-view';
import { useDashboard } from './use-dashboard';

export function HomeScreen() {
  const dashboard = useDashboard();
  return (
    <QueryView query={dashboard} loading="Loading dashboard..." errorMessage={failureText}>
      {(data) => <HomeView dashboard={data} />}
    </QueryView>
  );
}
