import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import {
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Money,
  policyTypeLabel,
} from '@halyard/shared-contracts/ui';
import { PolicyStatus } from '../policy-status';

const COLUMNS: readonly Column<ProtectionPolicy>[] = [
  { key: 'type', header: 'Type', cell: ({ type }) => policyTypeLabel(type) },
  { key: 'provider', header: 'Provider', cell: ({ provider }) => provider },
  { key: 'number', header: 'Policy number', cell: ({ policyNumber }) => policyNumber },
  {
    key: 'premium',
    header: 'Monthly premium',
    align: 'end',
    cell: ({ premium }) => <Money amount={premium} />,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <PolicyStatus status={status} /> },
  {
    key: 'coverage',
    header: 'Coverage',
    align: 'end',
    cell: ({ coverage }) => <Money amount={coverage} />,
  },
];

interface PolicyTableProps {
  readonly policies: readonly ProtectionPolicy[];
  readonly onOpen: (policy: ProtectionPolicy) => void;
  readonly onAdd: () => void;
}

export function PolicyTable({ policies, onOpen, onAdd }: PolicyTableProps) {
  const add = <Button onClick={onAdd}>Add policy</Button>;
  return (
    <Card title="Your policies" actions={policies.length > 0 && add}>
      {policies.length === 0 ? (
        <EmptyState
          title="No policies yet"
          hint="Banks do not see insurance. Add a policy to keep its coverage and premium in view."
          action={add}
        />
      ) : (
        <DataTable
          caption="Insurance policies: press a type to see the policy"
          columns={COLUMNS}
          rows={policies}
          rowKey={({ id }) => id}
          onRowOpen={onOpen}
        />
      )}
    </Card>
  );
}
