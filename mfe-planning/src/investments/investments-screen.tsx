import {
  failureMessage,
  useAccountsQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
} from '@halyard/shared-contracts/store';
import { AsOf, joinQueries, Page, QueryView } from '@halyard/shared-contracts/ui';
import { usePlanningInvestmentsQuery } from '../data/investment-endpoints';
import { InvestmentBoard } from './investment-board';

export function InvestmentsScreen() {
  const accounts = useAccountsQuery();
  const holdings = useHoldingsQuery();
  const liabilities = useLiabilitiesQuery();
  const history = usePlanningInvestmentsQuery();
  const query = joinQueries(
    [accounts, holdings, liabilities, history],
    accounts.data && holdings.data && liabilities.data && history.data
      ? {
          accounts: accounts.data.accounts,
          holdings: holdings.data.holdings,
          liabilities: liabilities.data.liabilities,
          history: history.data,
        }
      : undefined,
  );
  const asOf = query.data && accounts.data?.asOf;
  return (
    <Page title="Investments" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading investments..." errorMessage={failureMessage}>
        {(data) => <InvestmentBoard {...data} />}
      </QueryView>
    </Page>
  );
}
