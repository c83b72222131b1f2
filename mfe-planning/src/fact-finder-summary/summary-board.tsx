import {
  AsOf,
  Board,
  Card,
  CategoryList,
  Figure,
  Grid,
  Money,
  monthLabel,
  Share,
} from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { AdvisorCard } from './advisor-card';
import { EstateCard } from './estate-card';
import { GoalsCard } from './goals-card';
import { InsuranceCard } from './insurance-card';
import { UserCard } from './user-card';
import type { Summary } from './use-summary';
import { HeroAmount } from '../hero-amount';
import styles from './summary.module.css';

const share = (percentage: number) => <Share value={percentage} />;

function SpendingCard({ spending }: { readonly spending: SpendingAnswer }) {
  const { categories, month, total } = spending;
  return (
    <Card
      title={`Monthly spending by category (${monthLabel(month)})`}
      footer={
        <span className={styles.total}>
          Total <Money amount={total} />
        </span>
      }
    >
      <CategoryList month={month} categories={categories} share={share} />
    </Card>
  );
}

function NetWorthCard({ netWorth }: { readonly netWorth: NetWorthAnswer }) {
  const { current, assets, liabilities, asOf } = netWorth;
  return (
    <Card title="What you own and owe" actions={<AsOf instant={asOf} />}>
      <Figure label="Net Worth" size="hero" value={<HeroAmount amount={current} tone="auto" />} />
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

export function SummaryBoard({ summary, onRetryFacts }: SummaryBoardProps) {
  const { netWorth, spending, policies, facts } = summary;
  return (
    <Board>
      <Grid columns={2}>
        <UserCard summary={summary} />
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
