import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import {
  Button,
  Card,
  type Column,
  DataTable,
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
  return (
    <Card title="Your policies" actions={<Button onClick={onAdd}>Add policy</Button>}>
      <DataTable
        caption="Insurance policies: press a type to see the policy"
        columns={COLUMNS}
        rows={policies}
        rowKey={({ id }) => id}
        onRowOpen={onOpen}
      />
    </Card>
  );
}
