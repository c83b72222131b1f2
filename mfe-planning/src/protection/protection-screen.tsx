import {
  countWords,
  coverageNeed,
  type ProtectionPolicy,
  usualMonthSpending,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import {
  Board,
  Figure,
  joinQueries,
  LoadingView,
  Money,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import { useAllSettled } from '../data/use-all-settled';
import { usePlanningPoliciesQuery } from '../data/policy-endpoints';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { CoverageCard } from './coverage-card';
import { FirstPolicyCard } from './first-policy-card';
import { PolicyLayers } from './policy-layers';
import { PolicyTable } from './policy-table';
import { protectionView } from './protection-view';

export function ProtectionScreen() {
  const read = usePlanningPoliciesQuery();
  const isKnown = useAllSettled(useLiabilitiesQuery(), useTransactionsQuery());
  const query = joinQueries([read], isKnown ? read.data : undefined);
  return (
    <Page title="Protection">
      <QueryView
        query={query}
        loading="Loading protection policies..."
        errorMessage={failureMessage}
      >
        {({ policies }) => <PolicyBoard policies={policies} />}
      </QueryView>
    </Page>
  );
}

const Gap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "protection-gap" */ './gap/gap')).Gap,
}));

interface PolicyBoardProps {
  readonly policies: readonly ProtectionPolicy[];
}

function PolicyBoard({ policies }: PolicyBoardProps) {
  const view = protectionView(policies);
  const layer = useLayer(view.policies);
  const count = view.policies.length;
  return (
    <Board>
      {count === 0 ? (
        <FirstPolicyCard onAdd={layer.add} />
      ) : (
        <TotalCard
          label="Total Coverage"
          amount={view.totalCoverage}
          note={`${countWords(count, 'policy', 'policies')}, ${view.activeCount} active`}
        >
          <Figure
            label="Active coverage"
            value={<Money amount={view.activeCoverage} />}
            size="large"
          />
          <Figure
            label="Monthly premiums, active"
            value={<Money amount={view.monthlyPremiums} />}
            size="large"
          />
        </TotalCard>
      )}
      <Comparison policies={policies} />
      {count > 0 && (
        <PolicyTable policies={view.policies} onOpen={layer.showDetails} onAdd={layer.add} />
      )}
      <Need policies={policies} />
      <PolicyLayers layer={layer} />
    </Board>
  );
}

function Comparison({ policies }: PolicyBoardProps) {
  const debts = useLiabilitiesQuery().data;
  const rows = useTransactionsQuery().data;
  const today = useToday();
  if (!debts || !rows) return null;
  const spending = usualMonthSpending({ transactions: rows.transactions, today });
  const need = coverageNeed(policies, debts.liabilities, spending);
  return <CoverageCard need={need} monthlySpending={spending} />;
}

function Need({ policies }: PolicyBoardProps) {
  const accounts = useAccountsQuery().data;
  const debts = useLiabilitiesQuery().data;
  const rows = useTransactionsQuery().data;
  const today = useToday();
  if (!accounts || !debts || !rows) return null;
  const data = {
    accounts: accounts.accounts,
    liabilities: debts.liabilities,
    policies,
    transactions: rows.transactions,
    today,
  };
  return (
    <Suspense fallback={<LoadingView message="Loading the need..." />}>
      <Gap data={data} />
    </Suspense>
  );
}
