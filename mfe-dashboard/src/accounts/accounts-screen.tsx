import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';

export function AccountsScreen() {
  const accounts = useAccountsQuery();
  return (
    <Page title="Accounts">
      <QueryView query={accounts} loading="Loading accounts...">
        {() => null}
      </QueryView>
    </Page>
  );
}
