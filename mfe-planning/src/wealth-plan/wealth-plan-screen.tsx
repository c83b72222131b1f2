import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { PlanBoard } from './plan-board';
import { usePlanData } from './use-plan-data';

export function WealthPlanScreen() {
  const query = usePlanData();
  return (
    <Page title="Your Wealth Plan">
      <QueryView query={query} loading="Loading wealth plan..." errorMessage={failureMessage}>
        {(financialData) => <PlanBoard financialData={financialData} />}
      </QueryView>
    </Page>
  );
}
