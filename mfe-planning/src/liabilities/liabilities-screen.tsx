import { failureMessage, useLiabilitiesQuery, useToday } from '@halyard/shared-contracts/store';
import { AsOf, Page, QueryView } from '@halyard/shared-contracts/ui';
import { DebtBoard } from './debt-board';

export function LiabilitiesScreen() {
  const query = useLiabilitiesQuery();
  const today = useToday();
  const asOf = query.data?.asOf;
  return (
    <Page title="Liabilities" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading liabilities..." errorMessage={failureMessage}>
        {({ liabilities }) => <DebtBoard liabilities={liabilities} today={today} />}
      </QueryView>
    </Page>
  );
}
