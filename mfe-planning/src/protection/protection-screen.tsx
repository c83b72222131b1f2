import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Board,
  Figure,
  Money,
  Page,
  policyTypeLabel,
  QueryView,
} from '@halyard/shared-contracts/ui';
import {
  usePlanningPoliciesQuery,
  usePlanningRemovePolicyMutation,
} from '../data/policy-endpoints';
import { RemoveDialog } from '../form/remove-dialog';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { PolicyDialog } from './policy-dialog';
import { PolicyPanel } from './policy-panel';
import { PolicyTable } from './policy-table';
import { protectionView } from './protection-view';

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

function PolicyBoard(props: { readonly policies: readonly ProtectionPolicy[] }) {
  const view = protectionView(props.policies);
  const { adding, details, edited, removed, close, ...open } = useLayer(view.policies);
  const [remove] = usePlanningRemovePolicyMutation();
  const count = view.policies.length;
  return (
    <Board>
      <TotalCard
        label="Total Coverage"
        amount={view.totalCoverage}
        note={`${count === 1 ? '1 policy' : `${count} policies`}, ${view.activeCount} active`}
      >
        <Figure
          label="Active coverage"
          value={<Money amount={view.activeCoverage} />}
          size="large"
        />
        <Figure
          label="Monthly premiums, active"
          value={<Money amount={view.monthlyPremiums} />}
          size="large"
        />
      </TotalCard>
      <PolicyTable policies={view.policies} onOpen={open.showDetails} onAdd={open.add} />
      {details && (
        <PolicyPanel
          policy={details}
          onEdit={() => open.edit(details)}
          onRemove={() => open.remove(details)}
          onClose={close}
        />
      )}
      {adding && <PolicyDialog onClose={close} />}
      {edited && <PolicyDialog policy={edited} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={`${policyTypeLabel(removed.type)} policy`}
          message={`Policy ${removed.policyNumber} of ${removed.provider} leaves your list. The insurance itself is not touched.`}
          confirmLabel="Remove policy"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </Board>
  );
}
