import { cashFlow } from '@halyard/shared-contracts/finance';
import { AsOf } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { CashFlowCards } from './cash-flow-cards';
import styles from './cash-flow.module.css';
import { MonthsCard } from './months-card';
import { UpcomingCard } from './upcoming-card';

interface CashFlowBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

export function CashFlowBoard({ income, spending }: CashFlowBoardProps) {
  return (
    <div className={styles.board}>
      <AsOf instant={income.asOf} />
      <CashFlowCards
        annual={income.annualIncome}
        estimated={income.incomeBasis === 'deposits'}
        flow={cashFlow(income.annualIncome, spending.total)}
        categories={spending.categories.length}
      />
      <MonthsCard months={income.byMonth} />
      <UpcomingCard />
    </div>
  );
}
