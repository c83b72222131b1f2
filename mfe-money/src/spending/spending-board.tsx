import { type IsoMonth, monthsWithData, type Transaction } from '@halyard/shared-contracts/finance';
import {
  AsOf,
  Board,
  ButtonLink,
  Card,
  ChipGroup,
  EmptyState,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';
import { CategoryPieCard } from './category-pie-card';
import { CategorySection } from './category-section';
import { SpendingCards } from './spending-cards';
import { spendingPie, spendingTotals } from './spending-view';
import styles from './spending.module.css';

interface SpendingBoardProps {
  readonly transactions: readonly Transaction[];
  readonly budget: BudgetAnswer;
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}

export function SpendingBoard({ transactions, budget, month, onMonth }: SpendingBoardProps) {
  const months = monthsWithData(transactions);
  if (months.length === 0) return <NothingYet />;
  return (
    <Board busy={month !== budget.month}>
      <div className={styles.months}>
        <ChipGroup
          label="Month"
          options={months.map((value) => ({ value, label: monthLabel(value) }))}
          value={month}
          onChange={onMonth}
        />
      </div>
      <AsOf instant={budget.asOf} />
      <SpendingCards month={budget.month} totals={spendingTotals(transactions, budget)} />
      <CategoryPieCard month={budget.month} pie={spendingPie(transactions, budget)} />
      <CategorySection key={budget.month} transactions={transactions} budget={budget} />
    </Board>
  );
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title="No transactions yet"
        hint="Connect your bank or add a transaction to see where your money goes."
        action={<ButtonLink to="/accounts">Go to accounts</ButtonLink>}
      />
    </Card>
  );
}
