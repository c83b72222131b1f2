import { remainingTone } from '@halyard/shared-contracts/finance';
import { abs, type Cents } from '@halyard/shared-contracts/money';
import { Money, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import { HeroAmount } from '../hero-amount';

interface BudgetCardsProps {
  readonly totals: { readonly budgeted: Cents; readonly spent: Cents; readonly remaining: Cents };
}

export function BudgetCards({ totals: { budgeted, spent, remaining } }: BudgetCardsProps) {
  return (
    <StatRow>
      <StatCard label="Total Budgeted" value={<Money amount={budgeted} />} />
      <StatCard label="Total Spent" value={<Money amount={spent} />} />
      <StatCard
        label={remaining < 0 ? 'Over Budget' : 'Remaining'}
        value={<HeroAmount amount={abs(remaining)} />}
        tone={remainingTone(remaining, budgeted)}
      />
    </StatRow>
  );
}
