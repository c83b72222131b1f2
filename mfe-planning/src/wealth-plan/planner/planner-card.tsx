import type { IsoDate, Liability } from '@halyard/shared-contracts/finance';
import { Card, EmptyState } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { withoutWords } from './headline';
import { Planner } from './planner';
import { namedDebts } from './planner-view';
import styles from './planner.module.css';

interface PlannerCardProps {
  readonly liabilities: readonly Liability[];
  readonly today: IsoDate;
}

export function PlannerCard({ liabilities, today }: PlannerCardProps) {
  const { debts, incomplete } = namedDebts(liabilities, today);
  const without = withoutWords(incomplete);
  const left = without && (
    <p className={styles.without}>
      {without} – <Link to="/liabilities">{incomplete.length === 1 ? 'add it' : 'add them'}</Link>.
    </p>
  );
  return (
    <Card title="Debt payoff planner">
      {debts.length > 0 && <Planner debts={debts} without={left} today={today} />}
      {debts.length === 0 && incomplete.length === 0 && (
        <EmptyState
          title="No debts to plan"
          hint="Loans, and cards that you do not pay in full, get the quickest way out of debt here."
        />
      )}
      {debts.length === 0 && left}
    </Card>
  );
}
