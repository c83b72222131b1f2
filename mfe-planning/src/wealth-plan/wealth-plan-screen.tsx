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
import {
  Board,
  ButtonLink,
  Grid,
  joinQueries,
  LoadingView,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import type { AccountsAnswer } from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useMemo } from 'react';
import { ActionsCard } from './actions-card';
import { InsightsCard } from './insights-card';
import { MoneyFlowCard } from './money-flow-card';
import { PlannerCard } from './planner/planner-card';

const Ahead = lazy(async () => ({
  default: (await import(/* webpackChunkName: "years-ahead" */ './ahead/ahead')).Ahead,
}));

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

interface Known {
  readonly accounts: AccountsAnswer | undefined;
  readonly liabilities: FinancialData['liabilities'] | undefined;
  readonly profile: FinancialData['profile'] | undefined;
  readonly transactions: FinancialData['transactions'] | undefined;
}

/** A new object restarts the projection. */
function usePlanDataOf(known: Known, today: FinancialData['today']): PlanData | undefined {
  const { accounts, liabilities, profile, transactions } = known;
  return useMemo(
    () =>
      accounts && liabilities && profile && transactions
        ? {
            source: accounts.source,
            accounts: accounts.accounts,
            liabilities,
            profile,
            transactions,
            today,
          }
        : undefined,
    [accounts, liabilities, profile, transactions, today],
  );
}

function usePlanData() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const profile = useProfileQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const known = {
    accounts: accounts.data,
    liabilities: liabilities.data?.liabilities,
    profile: profile.data?.profile,
    transactions: transactions.data?.transactions,
  };
  const financialData = usePlanDataOf(known, today);
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
      <Suspense fallback={<LoadingView message="Loading the years ahead..." />}>
        <Ahead data={financialData} />
      </Suspense>
    </Board>
  );
}

export function WealthPlanScreen() {
  const query = usePlanData();
  return (
    <Page
      title="Your Wealth Plan"
      actions={
        <>
          <ButtonLink to="/what-if">What if</ButtonLink>
          <ButtonLink to="/goals">Your goals</ButtonLink>
        </>
      }
    >
      <QueryView query={query} loading="Loading wealth plan..." errorMessage={failureMessage}>
        {(financialData) => <PlanBoard financialData={financialData} />}
      </QueryView>
    </Page>
  );
}
