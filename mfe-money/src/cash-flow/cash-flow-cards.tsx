import type { CashFlow } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { Money, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import { cashFlowMessage } from '../money-words';

interface CashFlowCardsProps {
  readonly annual: Cents | null;
  /** Whether the yearly income is reckoned from deposits, since nobody stated it. */
  readonly estimated: boolean;
  readonly flow: CashFlow;
  /** In how many categories money was spent. */
  readonly categories: number;
}

export function CashFlowCards({ annual, estimated, flow, categories }: CashFlowCardsProps) {
  const { monthlyIncome, spending, net } = flow;
  return (
    <StatRow>
      <StatCard
        label="Monthly Income"
        value={<Money amount={monthlyIncome} />}
        note={annualNote(annual, estimated)}
      />
      <StatCard
        label="Monthly Spending"
        value={<Money amount={spending} />}
        note={`Across ${categories} ${categories === 1 ? 'category' : 'categories'}`}
      />
      <StatCard
        label="Net Cash Flow"
        value={<Money amount={net} tone={net === null ? 'plain' : 'auto'} />}
        note={cashFlowMessage(net) ?? 'Shown once your income is known'}
      />
    </StatRow>
  );
}

function annualNote(annual: Cents | null, estimated: boolean): string {
  if (annual === null) return 'No salary seen yet. Add your income in the fact finder.';
  return estimated
    ? `${formatUsd(annual)} a year, estimated from salary deposits`
    : `${formatUsd(annual)} a year`;
}
