import type { IsoDate, Liability } from '@halyard/shared-contracts/finance';
import { ButtonLink, Card, EmptyState } from '@halyard/shared-contracts/ui';
import { Planner } from './planner';
import { namedDebts } from './planner-view';
import styles from './planner.module.css';

interface PlannerCardProps {
  readonly liabilities: readonly Liability[];
  readonly today: IsoDate;
}

export function PlannerCard({ liabilities, today }: PlannerCardProps) {
  const { debts, incomplete } = namedDebts(liabilities);
  return (
    <Card title="Debt payoff planner">
      {debts.length > 0 && <Planner debts={debts} today={today} />}
      {debts.length === 0 && incomplete.length === 0 && (
        <EmptyState
          title="No debts to plan"
          hint="When you owe something, this shows the quickest way out of it."
        />
      )}
      {incomplete.length > 0 && <LeftOut names={incomplete} />}
    </Card>
  );
}

function LeftOut({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.leftOut}>
      <p className={styles.note}>
        Not in the plan, because the interest rate or the payment is not known: {names.join(', ')}.
      </p>
      <ButtonLink to="/liabilities" size="small">
        Go to liabilities
      </ButtonLink>
    </div>
  );
}
