import { AsOf, Board, Grid } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { BreakdownCard } from './breakdown-card';
import { BudgetComparisonCard } from './budget-comparison-card';
import { CashFlowCard } from './cash-flow-card';
import { incomeView } from './income-view';
import { PaystubsCard } from './paystubs-card';
import { SummaryCard } from './summary-card';

interface IncomeBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

export function IncomeBoard({ income, spending }: IncomeBoardProps) {
  const view = incomeView(income);
  return (
    <Board>
      <AsOf instant={income.asOf} />
      <SummaryCard
        annual={income.annualIncome}
        estimated={income.incomeBasis === 'deposits'}
        average={view.average}
      />
      <Grid columns={2}>
        <CashFlowCard month={income.month} view={view} />
        <BudgetComparisonCard month={income.month} comparison={view.comparison} />
      </Grid>
      <BreakdownCard month={spending.month} categories={spending.categories} />
      <PaystubsCard paystubs={view.paystubs} today={income.today} />
    </Board>
  );
}
