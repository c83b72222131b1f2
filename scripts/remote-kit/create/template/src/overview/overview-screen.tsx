import { failureMessage, useAccountsQuery } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { OverviewCard } from './overview-card';

export function OverviewScreen() {
  const query = useAccountsQuery();
  return (
    <Page title="{{title}}">
      <QueryView query={query} loading="Loading {{word}}..." errorMessage={failureMessage}>
        {({ accounts }) => <OverviewCard accounts={accounts} />}
      </QueryView>
    </Page>
  );
}
