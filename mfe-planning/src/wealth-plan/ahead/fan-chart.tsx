import type { LongPlan, Outcome, SteadyPath } from '@halyard/shared-contracts/long-run';
import { LabeledChart } from '@halyard/shared-contracts/ui/parts';
import { ageLabels } from './ahead-words';

interface FanChartProps {
  readonly plan: LongPlan;
  readonly outcome: Outcome;
  readonly steady: SteadyPath;
}

export function FanChart({ plan, outcome, steady }: FanChartProps) {
  const [least, lower, middle, upper, most] = outcome.fan;
  const labels = ageLabels(plan, steady.wealth.length);
  return (
    <LabeledChart
      label="What your accounts hold, in today’s dollars"
      labels={labels}
      ticks={labels.map((label) => label.replace('Age ', ''))}
      series={[
        { name: 'Middle of the futures', values: middle!, color: 'var(--trend)' },
        { name: 'Steady growth', values: steady.wealth, look: 'dashed' },
      ]}
      bands={[
        { name: '90 of 100 futures', low: least!, high: most!, color: 'var(--trend)' },
        { name: '50 of 100 futures', low: lower!, high: upper!, color: 'var(--trend)' },
      ]}
    />
  );
}
