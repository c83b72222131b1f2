import type { FinancialData } from '@halyard/shared-contracts/finance';
import { goalNeeds, planOf } from '@halyard/shared-contracts/long-run';
import { failureMessage, useHoldingsQuery } from '@halyard/shared-contracts/store';
import { ButtonLink, Card, EmptyState, joinQueries, QueryView } from '@halyard/shared-contracts/ui';
import {
  type Assumptions,
  decodeAssumptions,
  type GoalFigures,
  plainGoals,
} from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { usePlanningAssumptionsQuery } from '../../data/assumption-endpoints';
import { usePlanningGoalsQuery } from '../../data/goal-endpoints';
import { AheadCard } from './ahead-card';

type AheadData = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

interface AheadProps {
  readonly data: AheadData;
}

export function Ahead({ data }: AheadProps) {
  const holdings = useHoldingsQuery();
  const stored = usePlanningAssumptionsQuery();
  const goals = usePlanningGoalsQuery();
  const query = joinQueries(
    [holdings, stored, goals],
    holdings.data && stored.data && goals.data
      ? { holdings: holdings.data.holdings, stored: stored.data, goals: goals.data.goals }
      : undefined,
  );
  return (
    <QueryView query={query} loading="Loading the years ahead..." errorMessage={failureMessage}>
      {(more) => <AheadOf data={data} {...more} />}
    </QueryView>
  );
}

interface AheadOfProps extends AheadProps, Pick<FinancialData, 'holdings'> {
  readonly stored: Assumptions;
  readonly goals: readonly GoalFigures[];
}

function AheadOf({ data, holdings, stored, goals }: AheadOfProps) {
  const household = useMemo(
    () => planOf({ ...data, holdings }, decodeAssumptions(stored), goalNeeds(plainGoals(goals))),
    [data, holdings, stored, goals],
  );
  if (household)
    return (
      <AheadCard
        key={JSON.stringify(stored)}
        household={household}
        stored={stored}
        today={data.today}
      />
    );
  return (
    <Card title="The years ahead">
      <EmptyState
        title="Your age is not known"
        hint="With your date of birth, this shows how long your money could last."
        action={<ButtonLink to="/fact-finder">Add your date of birth</ButtonLink>}
      />
    </Card>
  );
}
