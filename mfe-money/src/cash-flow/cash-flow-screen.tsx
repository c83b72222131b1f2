import { failureMessage, useSpendingQuery } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { useMoneyIncomeQuery } from '../data/income-endpoints';
import { joinQueries } from '../data/join-queries';
import { CashFlowBoard } from './cash-flow-board';

export function CashFlowScreen() {
  const query = joinQueries(useMoneyIncomeQuery(), useSpendingQuery());
  return (
    <Page title="Cash Flow">
      <QueryView query={query} loading="Loading cash flow data..." errorMessage={failureMessage}>
        {([income, spending]) => <CashFlowBoard income={income} spending={spending} />}
      </QueryView>
    </Page>
  );
}
