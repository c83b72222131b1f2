import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { scale } from '@halyard/shared-contracts/money';
import { Button, DetailsPanel, Money, policyTypeLabel } from '@halyard/shared-contracts/ui';
import { PolicyStatus } from '../policy-status';

const MONTHS_A_YEAR = 12;

interface PolicyPanelProps {
  readonly policy: ProtectionPolicy;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function PolicyPanel({ policy, onEdit, onRemove, onClose }: PolicyPanelProps) {
  const { type, provider, policyNumber, premium, coverage, status } = policy;
  return (
    <DetailsPanel
      title={`${policyTypeLabel(type)} policy`}
      label="Coverage"
      value={<Money amount={coverage} />}
      badge={<PolicyStatus status={status} />}
      facts={[
        ['Provider', provider],
        ['Policy number', policyNumber],
        ['Monthly premium', <Money key="premium" amount={premium} />],
        ['Premiums per year', <Money key="year" amount={scale(premium, MONTHS_A_YEAR)} />],
        [
          'Pays out',
          status === 'active' ? 'While the policy is active' : 'Nothing while it is inactive',
        ],
      ]}
      footer={
        <>
          <Button variant="danger" onClick={onRemove}>
            Remove
          </Button>
          <Button onClick={onEdit}>Edit</Button>
        </>
      }
      onClose={onClose}
    />
  );
}
