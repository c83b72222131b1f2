import { failureMessage, useAccountsQuery } from '@halyard/shared-contracts/store';
import { AsOf, Page, QueryView } from '@halyard/shared-contracts/ui';
import { AssetBoard } from './asset-board';

export function AssetsScreen() {
  const query = useAccountsQuery();
  const asOf = query.data?.asOf;
  return (
    <Page title="Assets" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading assets..." errorMessage={failureMessage}>
        {({ accounts }) => <AssetBoard accounts={accounts} />}
      </QueryView>
    </Page>
  );
}
