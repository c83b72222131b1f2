import { type BudgetTotals, remainingTone } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { Money, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import { HeroAmount } from '../hero-amount';

export function BudgetCards({ totals }: { readonly totals: BudgetTotals }) {
  const { budgeted, spent, remaining } = totals;
  return (
    <StatRow>
      <StatCard label="Total Budgeted" value={<Money amount={budgeted} />} />
      <StatCard label="Total Spent" value={<Money amount={spent} />} />
      {remaining === null ? (
        <StatCard label="Remaining" value={<HeroAmount amount={null} />} />
      ) : (
        <StatCard
          label={remaining < 0 ? 'Over Budget' : 'Remaining'}
          value={<HeroAmount amount={abs(remaining)} />}
          tone={remainingTone(remaining, budgeted)}
        />
      )}
    </StatRow>
  );
}
