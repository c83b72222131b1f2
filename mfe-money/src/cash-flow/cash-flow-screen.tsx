import { failureMessage } from '@halyard/shared-contracts/store';
import { AsOf, Board, LoadingView, Page, QueryView } from '@halyard/shared-contracts/ui';
import { cashFlow, isInProgress, usualIncome } from '@halyard/shared-contracts/finance';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { lazy, Suspense } from 'react';
import { CashFlowCards } from './cash-flow-cards';
import { ForecastCard } from './forecast-card';
import { PastCard } from './past-card';
import { useForecastArrived } from './use-forecast-arrived';

const BillsSection = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bills" */ './bills/bills-section')).BillsSection,
}));

interface CashFlowBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

function CashFlowBoard({ income, spending }: CashFlowBoardProps) {
  const hasForecast = useForecastArrived();
  return (
    <Board>
      <AsOf instant={income.asOf} />
      <CashFlowCards
        annual={income.annualIncome}
        estimated={income.incomeBasis === 'deposits'}
        flow={cashFlow(usualIncome(income), spending.total)}
        soFar={isInProgress(spending.month, income.today)}
        setAside={spending.setAside}
        categories={spending.categories.length}
      />
      {hasForecast ? (
        <>
          <ForecastCard />
          <PastCard month={spending.month} months={income.byMonth} />
          <Suspense fallback={<LoadingView message="Loading bills..." />}>
            <BillsSection />
          </Suspense>
        </>
      ) : (
        <LoadingView message="Loading bills and paydays..." />
      )}
    </Board>
  );
}

export function CashFlowScreen() {
  const query = useIncomeAndSpending();
  return (
    <Page title="Cash Flow">
      <QueryView query={query} loading="Loading cash flow data..." errorMessage={failureMessage}>
        {(data) => <CashFlowBoard {...data} />}
      </QueryView>
    </Page>
  );
}
