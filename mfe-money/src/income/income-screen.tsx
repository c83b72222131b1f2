import { failureMessage } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  Card,
  CategoryList,
  Grid,
  Page,
  QueryView,
  Share,
} from '@halyard/shared-contracts/ui';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { BudgetComparisonCard } from './budget-comparison-card';
import { CashFlowCard } from './cash-flow-card';
import { incomeView } from './income-view';
import { PaystubsCard } from './paystubs-card';
import { SummaryCard } from './summary-card';

interface BreakdownCardProps {
  readonly month: IsoMonth;
  readonly categories: SpendingAnswer['categories'];
}

const share = (percentage: number) => (
  <>
    <Share value={percentage} /> of spending
  </>
);

function BreakdownCard({ month, categories }: BreakdownCardProps) {
  const largestFirst = categories.toSorted((a, b) => b.amount - a.amount);
  return (
    <Card title="Actual Spending Breakdown">
      <CategoryList month={month} categories={largestFirst} share={share} />
    </Card>
  );
}

interface IncomeBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

function IncomeBoard({ income, spending }: IncomeBoardProps) {
  const view = incomeView(income);
  return (
    <Board>
      <AsOf instant={income.asOf} />
      <SummaryCard income={income} average={view.average} />
      <Grid columns={2}>
        <CashFlowCard month={income.month} view={view} />
        <BudgetComparisonCard month={income.month} comparison={view.comparison} />
      </Grid>
      <BreakdownCard month={spending.month} categories={spending.categories} />
      <PaystubsCard paystubs={view.paystubs} today={income.today} />
    </Board>
  );
}

export function IncomeScreen() {
  const query = useIncomeAndSpending();
  return (
    <Page title="Income & Spending Analysis">
      <QueryView query={query} loading="Loading income data..." errorMessage={failureMessage}>
        {(data) => <IncomeBoard {...data} />}
      </QueryView>
    </Page>
  );
}
