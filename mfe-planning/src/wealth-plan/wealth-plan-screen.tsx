import {
  debtsToPayOff,
  type FinancialData,
  type HealthInsight,
  healthInsights,
  incomeBasis,
  type IncomeBasis,
  type MoneyFlow,
  moneyFlow,
  type RecommendedAction,
  recommendedActions,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useLiabilitiesQuery,
  useProfileQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { Board, Grid, joinQueries, Page, QueryView } from '@halyard/shared-contracts/ui';
import { ActionsCard } from './actions-card';
import { InsightsCard } from './insights-card';
import { MoneyFlowCard } from './money-flow-card';
import { PlannerCard } from './planner/planner-card';

type PlanData = Pick<
  FinancialData,
  'source' | 'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

interface WealthPlanView {
  readonly flow: MoneyFlow;
  readonly basis: IncomeBasis | null;
  readonly actions: readonly RecommendedAction[];
  readonly insights: readonly HealthInsight[];
}

function wealthPlanView(financialData: PlanData): WealthPlanView {
  return {
    flow: moneyFlow(financialData),
    basis: incomeBasis(financialData),
    actions: recommendedActions(financialData),
    insights: healthInsights(financialData),
  };
}

function usePlanData() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const profile = useProfileQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const financialData: PlanData | undefined =
    accounts.data && liabilities.data && profile.data && transactions.data
      ? {
          source: accounts.data.source,
          accounts: accounts.data.accounts,
          liabilities: liabilities.data.liabilities,
          profile: profile.data.profile,
          transactions: transactions.data.transactions,
          today,
        }
      : undefined;
  return joinQueries([accounts, liabilities, profile, transactions], financialData);
}

function PlanBoard({ financialData }: { readonly financialData: PlanData }) {
  const { flow, basis, actions, insights } = wealthPlanView(financialData);
  const debts = debtsToPayOff(financialData);
  const planner = <PlannerCard liabilities={debts} today={financialData.today} />;
  const isOwing = totalDebt(debts) > 0;
  return (
    <Board>
      {isOwing && planner}
      <MoneyFlowCard flow={flow} basis={basis} />
      <Grid columns={2}>
        <ActionsCard actions={actions} incomeKnown={basis !== null} />
        <InsightsCard insights={insights} />
      </Grid>
      {!isOwing && planner}
    </Board>
  );
}

export function WealthPlanScreen() {
  const query = usePlanData();
  return (
    <Page title="Your Wealth Plan">
      <QueryView query={query} loading="Loading wealth plan..." errorMessage={failureMessage}>
        {(financialData) => <PlanBoard financialData={financialData} />}
      </QueryView>
    </Page>
  );
}
