import type { BudgetStatus } from '@halyard/shared-contracts/finance';
import { Badge, type Tone } from '@halyard/shared-contracts/ui';

const STATUSES: Readonly<Record<BudgetStatus, { readonly label: string; readonly tone: Tone }>> = {
  over: { label: 'Over Budget', tone: 'negative' },
  nearly: { label: 'Nearly Spent', tone: 'warning' },
  on_track: { label: 'On Track', tone: 'positive' },
  funded: { label: 'Funded', tone: 'positive' },
  available: { label: 'Available', tone: 'positive' },
};

export function StatusBadge({ status }: { readonly status: BudgetStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
