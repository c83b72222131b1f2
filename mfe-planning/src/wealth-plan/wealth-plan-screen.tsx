import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { PlanBoard } from './plan-board';
import { usePlanHousehold } from './use-plan-household';

export function WealthPlanScreen() {
  const query = usePlanHousehold();
  return (
    <Page title="Your Wealth Plan">
      <QueryView query={query} loading="Loading wealth plan..." errorMessage={failureMessage}>
        {(household) => <PlanBoard household={household} />}
      </QueryView>
    </Page>
  );
}
