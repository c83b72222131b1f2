import { failureMessage } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  ButtonLink,
  Card,
  CategoryList,
  Figure,
  Grid,
  LoadingView,
  Money,
  monthLabel,
  Page,
  PutAside,
  QueryView,
  Share,
} from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { useOnboardingGoals } from '../data/use-onboarding-goals';
import { CategoryTile, FittedAmount } from '@halyard/shared-contracts/ui/parts';
import { lazy, Suspense, useEffect } from 'react';
import { AdvisorCard } from './advisor-card';
import { EstateCard } from './estate-card';
import { GoalsCard } from './goals-card';
import { InsuranceCard } from './insurance-card';
import { type Summary, useSummary } from './use-summary';
import { UserCard } from './user-card';
import styles from './summary.module.css';

const loadPlanCard = async () => ({
  default: (await import(/* webpackChunkName: "years-ahead" */ './plan-card')).PlanCard,
});
const PlanCard = lazy(loadPlanCard);

export function FactFinderSummaryScreen() {
  useOnboardingGoals();
  const { query, retryFacts } = useSummary();
  useEffect(() => void loadPlanCard().catch(() => undefined), []);
  return (
    <Page
      title="Fact Finder Summary"
      actions={<ButtonLink to="/fact-finder">Edit answers</ButtonLink>}
    >
      <QueryView query={query} loading="Loading..." errorMessage={failureMessage}>
        {(summary) => (
          // The code of the plan's card may come last, and the cards below it must not move then.
          <Suspense fallback={<LoadingView message="Loading..." />}>
            <SummaryBoard summary={summary} onRetryFacts={retryFacts} />
          </Suspense>
        )}
      </QueryView>
    </Page>
  );
}

const share = (percentage: number) => <Share value={percentage} />;

function SpendingCard({ spending }: { readonly spending: SpendingAnswer }) {
  const { categories, month, total, setAside } = spending;
  return (
    <Card
      title={`Monthly spending by category (${monthLabel(month)})`}
      footer={
        <>
          <span className={styles.total}>
            Total <Money amount={total} />
          </span>
          {setAside > 0 && <PutAside amount={setAside} />}
        </>
      }
    >
      <CategoryList month={month} categories={categories} share={share} icon={CategoryTile} />
    </Card>
  );
}

function NetWorthCard({ netWorth }: { readonly netWorth: NetWorthAnswer }) {
  const { current, assets, liabilities, asOf } = netWorth;
  return (
    <Card title="What you own and owe" actions={<AsOf instant={asOf} />}>
      <Figure label="Net Worth" size="hero" value={<FittedAmount amount={current} tone="auto" />} />
      <div className={styles.sides}>
        <Figure label="Assets" value={<Money amount={assets} />} />
        <Figure label="Liabilities" value={<Money amount={liabilities} />} />
      </div>
    </Card>
  );
}

interface SummaryBoardProps {
  readonly summary: Summary;
  readonly onRetryFacts: () => void;
}

function SummaryBoard({ summary, onRetryFacts }: SummaryBoardProps) {
  const { netWorth, spending, policies, facts } = summary;
  return (
    <Board>
      <NetWorthCard netWorth={netWorth} />
      <PlanCard />
      <SpendingCard spending={spending} />
      <Grid columns={2}>
        <UserCard summary={summary} />
        <InsuranceCard policies={policies} />
      </Grid>
      <Grid columns={2}>
        <GoalsCard goals={facts && facts.goals} onRetry={onRetryFacts} />
        <EstateCard estate={facts && facts.estate} onRetry={onRetryFacts} />
      </Grid>
      <AdvisorCard />
    </Board>
  );
}
