import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { Badge } from '@halyard/shared-contracts/ui';

export function PolicyStatus({ status }: Pick<ProtectionPolicy, 'status'>) {
  return status === 'active' ? (
    <Badge tone="positive">Active</Badge>
  ) : (
    <Badge tone="negative">Inactive</Badge>
  );
}
