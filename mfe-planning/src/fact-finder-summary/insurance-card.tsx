import { countWords } from '@halyard/shared-contracts/finance';
import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import {
  ButtonLink,
  Card,
  EmptyState,
  List,
  ListRow,
  Money,
  policyTypeLabel,
} from '@halyard/shared-contracts/ui';
import { PolicyStatus } from '../policy-status';
import { insuranceStatus, type InsuranceStatus } from './summary-view';

export function InsuranceCard({ policies }: { readonly policies: readonly ProtectionPolicy[] }) {
  if (policies.length === 0) {
    return (
      <Card title="Insurance status">
        <EmptyState
          title="No policies yet"
          action={<ButtonLink to="/protection">Add a policy</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Card title="Insurance status" footer={statusWords(insuranceStatus(policies))}>
      <List>
        {policies.map(({ id, type, provider, status, coverage }) => (
          <ListRow
            key={id}
            title={policyTypeLabel(type)}
            badge={<PolicyStatus status={status} />}
            subtitle={provider}
            value={<Money amount={coverage} />}
          />
        ))}
      </List>
    </Card>
  );
}

function statusWords({ active, inactive, coverage }: InsuranceStatus): string {
  const policies = active + inactive;
  return `${active} of ${countWords(policies, 'policy', 'policies')} active, with ${formatUsd(coverage)} of coverage.`;
}
