import { failureMessage, useSpendingQuery } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { useMoneyIncomeQuery } from '../data/income-endpoints';
import { joinQueries } from '../data/join-queries';
import { IncomeBoard } from './income-board';

export function IncomeScreen() {
  const query = joinQueries(useMoneyIncomeQuery(), useSpendingQuery());
  return (
    <Page title="Income & Spending Analysis">
      <QueryView query={query} loading="Loading income data..." errorMessage={failureMessage}>
        {([income, spending]) => <IncomeBoard income={income} spending={spending} />}
      </QueryView>
    </Page>
  );
}
