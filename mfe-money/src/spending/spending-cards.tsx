import { countWords, type IsoMonth } from '@halyard/shared-contracts/finance';
import { Money, monthLabel, PutAside, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { HeroAmount } from '../hero-amount';
import { RowsLink } from '../rows-link';
import type { spendingTotals } from './spending-view';

interface SpendingCardsProps {
  readonly month: IsoMonth;
  readonly totals: ReturnType<typeof spendingTotals>;
  readonly rows: string;
}

export function SpendingCards({ month, totals, rows }: SpendingCardsProps) {
  const { total, count, setAside, budgeted, variance } = totals;
  const over = variance?.kind === 'more';
  return (
    <StatRow>
      <StatCard
        label="Total Spent"
        value={<HeroAmount amount={total} />}
        note={
          <>
            <RowsLink to={rows}>{countWords(count, 'transaction')}</RowsLink>
            {setAside > 0 && (
              <>
                <br />
                <PutAside amount={setAside} />
              </>
            )}
          </>
        }
      />
      <StatCard
        label="Budgeted"
        value={<Money amount={budgeted} />}
        note={budgeted === null ? <Link to="/budget">Set a budget</Link> : monthLabel(month)}
      />
      {variance !== null && (
        <StatCard
          label={over ? 'Over Budget' : 'Under Budget'}
          value={<Money amount={variance.amount} />}
          note={over ? 'Review spending' : 'Great job!'}
          tone={over ? 'negative' : 'positive'}
        />
      )}
    </StatRow>
  );
}
