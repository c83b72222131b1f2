import { failureMessage } from '@halyard/shared-contracts/store';
import { AsOf, Board, Page, QueryView } from '@halyard/shared-contracts/ui';
import { cashFlow, isInProgress, usualIncome } from '@halyard/shared-contracts/finance';
import type { IncomeAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { useIncomeAndSpending } from '../data/use-income-and-spending';
import { CashFlowCards } from './cash-flow-cards';
import { DailyBalanceCard } from './daily-balance-card';
import { ForecastCard } from './forecast-card';
import { MonthFlowCard } from './month-flow-card';
import { MonthsCard } from './months-card';

interface CashFlowBoardProps {
  readonly income: IncomeAnswer;
  readonly spending: SpendingAnswer;
}

function CashFlowBoard({ income, spending }: CashFlowBoardProps) {
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
      <MonthFlowCard month={spending.month} />
      <ForecastCard />
      <DailyBalanceCard />
      <MonthsCard months={income.byMonth} />
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
