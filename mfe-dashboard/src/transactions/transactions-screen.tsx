import { useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';

export function TransactionsScreen() {
  const transactions = useTransactionsQuery();
  return (
    <Page title="Transactions">
      <QueryView query={transactions} loading="Loading transactions...">
        {() => null}
      </QueryView>
    </Page>
  );
}
