import type { BudgetLineGroup, CategoryKey, IsoMonth } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { DataTable, Disclosure } from '@halyard/shared-contracts/ui';
import { budgetColumns } from './budget-columns';
import { groupTitle, groupVerb } from '../../group-title';
import styles from '../budget.module.css';

interface BudgetTableProps {
  readonly month: IsoMonth;
  readonly elapsed: number | null;
  readonly group: BudgetLineGroup;
  readonly onEdit: (key: CategoryKey) => void;
}

export function BudgetTable({ month, elapsed, group, onEdit }: BudgetTableProps) {
  const title = groupTitle(group.group);
  return (
    <div className={styles.group}>
      <Disclosure defaultOpen summary={<GroupSummary title={title} group={group} />}>
        <DataTable
          caption={`${title}: press a category to edit its budget`}
          columns={budgetColumns(month, elapsed)}
          rows={group.lines}
          rowKey={(line) => line.key}
          onRowOpen={(line) => onEdit(line.key)}
        />
      </Disclosure>
    </div>
  );
}

interface GroupSummaryProps {
  readonly title: string;
  readonly group: BudgetLineGroup;
}

function GroupSummary({ title, group }: GroupSummaryProps) {
  return (
    <span className={styles.groupSummary}>
      <span>{title}</span>
      <span className={styles.muted}>
        {formatUsd(group.spent)} of {formatUsd(group.assigned)} {groupVerb(group.group)}
      </span>
    </span>
  );
}
