import {
  type BudgetLine,
  type BudgetLineGroup,
  type BudgetStatus,
  type CategoryKey,
  remainingTone,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import {
  Badge,
  CategoryIcon,
  type Column,
  DataTable,
  Disclosure,
  Money,
  type Tone,
} from '@halyard/shared-contracts/ui';
import { GROUP_TITLES } from './budget-words';
import styles from './budget.module.css';

const STATUSES: Readonly<Record<BudgetStatus, { readonly label: string; readonly tone: Tone }>> = {
  over: { label: 'Over Budget', tone: 'negative' },
  nearly: { label: 'Nearly Spent', tone: 'warning' },
  on_track: { label: 'On Track', tone: 'positive' },
  funded: { label: 'Funded', tone: 'positive' },
  available: { label: 'Available', tone: 'positive' },
};

function StatusBadge({ status }: { readonly status: BudgetStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

const COLUMNS: readonly Column<BudgetLine>[] = [
  { key: 'category', header: 'Category', cell: (line) => <CategoryCell line={line} /> },
  { key: 'budgeted', header: 'Budgeted', align: 'end', cell: (l) => <Money amount={l.assigned} /> },
  { key: 'spent', header: 'Spent', align: 'end', cell: (l) => <Money amount={l.spent} /> },
  {
    key: 'remaining',
    header: 'Remaining',
    align: 'end',
    cell: (l) => <Money amount={l.remaining} tone={remainingTone(l.remaining, l.assigned)} />,
  },
  { key: 'status', header: 'Status', align: 'end', cell: (l) => <StatusBadge status={l.status} /> },
];

interface BudgetTableProps {
  readonly group: BudgetLineGroup;
  readonly onEdit: (key: CategoryKey) => void;
}

export function BudgetTable({ group, onEdit }: BudgetTableProps) {
  const title = GROUP_TITLES[group.group];
  return (
    <div className={styles.group}>
      <Disclosure defaultOpen summary={<GroupSummary title={title} group={group} />}>
        <DataTable
          caption={`${title}: press a category to edit its budget`}
          columns={COLUMNS}
          rows={group.lines}
          rowKey={(line) => line.key}
          onRowOpen={(line) => onEdit(line.key)}
        />
      </Disclosure>
    </div>
  );
}

function GroupSummary({
  title,
  group,
}: {
  readonly title: string;
  readonly group: BudgetLineGroup;
}) {
  return (
    <span className={styles.groupSummary}>
      <span>{title}</span>
      <span className={styles.muted}>
        {formatUsd(group.spent)} of {formatUsd(group.assigned)}
      </span>
    </span>
  );
}

function CategoryCell({ line }: { readonly line: BudgetLine }) {
  return (
    <span className={styles.category}>
      <CategoryIcon category={line.category} />
      {line.category}
    </span>
  );
}
