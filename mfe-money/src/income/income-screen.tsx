import { failureMessage } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  Card,
  CategoryList,
  Grid,
  LoadingView,
  Page,
  QueryView,
  Share,
} from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { BudgetComparisonCard } from './budget-comparison-card';
import { CashFlowCard } from './cash-flow-card';
import { incomeView } from './income-view';
import { lazy, Suspense } from 'react';
import { PaystubsCard } from './paystubs-card';
import { SummaryCard } from './summary-card';

const TaxCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tax" */ './tax/tax-card')).TaxCard,
}));

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
      <CategoryList month={month} categories={largestFirst} share={share} icon={CategoryTile} />
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
      <Suspense fallback={<LoadingView message="Loading taxes..." />}>
        <TaxCard income={income} today={income.today} />
      </Suspense>
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
