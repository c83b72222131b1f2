import { budgetTotals, monthLabel } from '@halyard/shared-contracts/finance';
import { ButtonLink, Card, Money } from '@halyard/shared-contracts/ui';
import { useMoneyBudgetQuery } from '../data/budget-endpoints';

export function BudgetSum() {
  const { data } = useMoneyBudgetQuery();
  if (!data) return null;
  const { budgeted, spent } = budgetTotals(data);
  if (budgeted === null) return null;
  return (
    <Card title="Budget" actions={<ButtonLink to="/budget">All categories</ButtonLink>}>
      <p>
        In {monthLabel(data.month)}, you spent{' '}
        <strong>
          <Money amount={spent} />
        </strong>{' '}
        of the <Money amount={budgeted} /> that you budgeted.
      </p>
    </Card>
  );
}
