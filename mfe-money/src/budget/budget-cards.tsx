import { type BudgetTotals, remainingTone } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { Money, PutAside, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import { RowsLink } from '../rows-link';

interface BudgetCardsProps {
  readonly totals: BudgetTotals;
  readonly rows: string;
}

export function BudgetCards({ totals, rows }: BudgetCardsProps) {
  const { budgeted, spent, setAside, remaining } = totals;
  return (
    <StatRow>
      <StatCard label="Total Budgeted" value={<Money amount={budgeted} />} />
      <StatCard
        label="Total Spent"
        value={
          <RowsLink to={rows}>
            <Money amount={spent} />
          </RowsLink>
        }
        note={setAside > 0 && <PutAside amount={setAside} />}
      />
      {remaining === null ? (
        <StatCard label="Remaining" value={<Money amount={null} />} />
      ) : (
        <StatCard
          label={remaining < 0 ? 'Over Budget' : 'Remaining'}
          value={<Money amount={abs(remaining)} />}
          tone={remainingTone(remaining, budgeted)}
        />
      )}
    </StatRow>
  );
}
