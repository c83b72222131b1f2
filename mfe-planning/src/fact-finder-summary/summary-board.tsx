import { Board, Grid } from '@halyard/shared-contracts/ui';
import { AdvisorCard } from './advisor-card';
import { EstateCard } from './estate-card';
import { GoalsCard } from './goals-card';
import { InsuranceCard } from './insurance-card';
import { NetWorthCard } from './net-worth-card';
import { PersonCard } from './person-card';
import { SpendingCard } from './spending-card';
import type { Summary } from './use-summary';

interface SummaryBoardProps {
  readonly summary: Summary;
  readonly onRetryFacts: () => void;
}

export function SummaryBoard({ summary, onRetryFacts }: SummaryBoardProps) {
  const { netWorth, spending, policies, facts } = summary;
  return (
    <Board>
      <Grid columns={2}>
        <PersonCard summary={summary} />
        <NetWorthCard netWorth={netWorth} />
      </Grid>
      <SpendingCard spending={spending} />
      <Grid columns={2}>
        <GoalsCard goals={facts && facts.goals} onRetry={onRetryFacts} />
        <EstateCard estate={facts && facts.estate} onRetry={onRetryFacts} />
      </Grid>
      <InsuranceCard policies={policies} />
      <AdvisorCard />
    </Board>
  );
}
