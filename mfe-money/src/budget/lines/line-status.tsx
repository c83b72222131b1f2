import {
  type BudgetLine,
  type BudgetStatus,
  isPaidInFull,
} from '@halyard/shared-contracts/finance';
import { Badge, type Tone } from '@halyard/shared-contracts/ui';
import styles from '../budget.module.css';

const STATUSES: Readonly<Record<BudgetStatus, { readonly label: string; readonly tone: Tone }>> = {
  over: { label: 'Over Budget', tone: 'negative' },
  nearly: { label: 'Nearly Spent', tone: 'warning' },
  on_track: { label: 'On Track', tone: 'positive' },
  funded: { label: 'Funded', tone: 'positive' },
  available: { label: 'Available', tone: 'positive' },
};

/** At exactly 100 %, the user need not worry about 'Over Budget' (P2-4-2). */
export function LineStatus({ line }: { readonly line: BudgetLine }) {
  const { label, tone } = STATUSES[line.status];
  if (!isPaidInFull(line)) return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={styles.badges}>
      <Badge tone="neutral">Paid in full</Badge> <Badge tone="neutral">{label}</Badge>
    </span>
  );
}
