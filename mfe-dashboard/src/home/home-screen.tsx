import { failureMessage, useToday } from '@halyard/shared-contracts/store';
import { AsOf, Page, QueryView, spokenDate } from '@halyard/shared-contracts/ui';
import { HomeHero } from './home-hero';
import { HomeSections } from './home-sections';
import { type Dashboard, useDashboard } from './use-dashboard';

export function HomeScreen() {
  const dashboard = useDashboard();
  const { data } = dashboard;
  const today = useToday();
  return (
    <Page
      title={greeting(data)}
      lead={data && spokenDate(today)}
      actions={data && <AsOf instant={data.asOf} />}
      hero={data && <HomeHero netWorth={data.netWorth} />}
    >
      <QueryView query={dashboard} loading="Loading dashboard..." errorMessage={failureMessage}>
        {(loaded) => <HomeSections dashboard={loaded} />}
      </QueryView>
    </Page>
  );
}

function greeting(data: Dashboard | undefined): string {
  const name = data?.source === 'own' ? data.profile.name?.split(' ')[0] : null;
  return name ? `Welcome back, ${name}` : 'Welcome back';
}
