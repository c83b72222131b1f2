import {
  countWords,
  coverageNeed,
  type ProtectionPolicy,
  usualMonthSpending,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { Board, Figure, joinQueries, Money, Page, QueryView } from '@halyard/shared-contracts/ui';
import { useSettled } from '../data/use-settled';
import { usePlanningPoliciesQuery } from '../data/policy-endpoints';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { CoverageCard } from './coverage-card';
import { PolicyLayers } from './policy-layers';
import { PolicyTable } from './policy-table';
import { protectionView } from './protection-view';

export function ProtectionScreen() {
  const read = usePlanningPoliciesQuery();
  const isKnown = useSettled(useLiabilitiesQuery(), useTransactionsQuery());
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

interface PolicyBoardProps {
  readonly policies: readonly ProtectionPolicy[];
}

function PolicyBoard({ policies }: PolicyBoardProps) {
  const view = protectionView(policies);
  const layer = useLayer(view.policies);
  const count = view.policies.length;
  return (
    <Board>
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
      <Comparison policies={policies} />
      <PolicyTable policies={view.policies} onOpen={layer.showDetails} onAdd={layer.add} />
      <PolicyLayers layer={layer} />
    </Board>
  );
}

/** The policies are shown without what cannot be read. */
function Comparison({ policies }: PolicyBoardProps) {
  const debts = useLiabilitiesQuery().data;
  const rows = useTransactionsQuery().data;
  const today = useToday();
  if (!debts || !rows) return null;
  const spending = usualMonthSpending({ transactions: rows.transactions, today });
  const need = coverageNeed(policies, debts.liabilities, spending);
  return <CoverageCard need={need} monthlySpending={spending} />;
}
