import { cashFlow } from '@halyard/shared-contracts/finance';
import { AsOf, Board } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { CashFlowCards } from './cash-flow-cards';
import { MonthsCard } from './months-card';
import { UpcomingCard } from './upcoming-card';

interface CashFlowBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

export function CashFlowBoard({ income, spending }: CashFlowBoardProps) {
  return (
    <Board>
      <AsOf instant={income.asOf} />
      <CashFlowCards
        annual={income.annualIncome}
        estimated={income.incomeBasis === 'deposits'}
        flow={cashFlow(income.annualIncome, spending.total)}
        categories={spending.categories.length}
      />
      <MonthsCard months={income.byMonth} />
      <UpcomingCard />
    </Board>
  );
}
