import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { CashFlowBoard } from './cash-flow-board';

export function CashFlowScreen() {
  const query = useIncomeAndSpending();
  return (
    <Page title="Cash Flow">
      <QueryView query={query} loading="Loading cash flow data..." errorMessage={failureMessage}>
        {(data) => <CashFlowBoard {...data} />}
      </QueryView>
    </Page>
  );
}
