import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { IncomeBoard } from './income-board';

export function IncomeScreen() {
  const query = useIncomeAndSpending();
  return (
    <Page title="Income & Spending Analysis">
      <QueryView query={query} loading="Loading income data..." errorMessage={failureMessage}>
        {(data) => <IncomeBoard {...data} />}
      </QueryView>
    </Page>
  );
}
