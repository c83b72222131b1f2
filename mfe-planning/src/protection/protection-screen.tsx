import { failureMessage } from '@halyard/shared-contracts/store';
import { Page, QueryView } from '@halyard/shared-contracts/ui';
import { usePlanningPoliciesQuery } from '../data/policy-endpoints';
import { PolicyBoard } from './policy-board';

export function ProtectionScreen() {
  const query = usePlanningPoliciesQuery();
  return (
    <Page title="Protection">
      <QueryView
        query={query}
        loading="Loading protection policies..."
        errorMessage={failureMessage}
      >
        {({ policies }) => <PolicyBoard policies={policies} />}
      </QueryView>
    </Page>
  );
}
