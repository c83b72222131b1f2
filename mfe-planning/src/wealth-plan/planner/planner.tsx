import type { IsoDate, PayoffStrategy } from '@halyard/shared-contracts/finance';
import { ChipGroup, Disclosure } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import type { ReactNode } from 'react';
import { DebtOrInvest } from './debt-or-invest';
import { DebtOrder } from './debt-order';
import { ExtraPayment } from './extra-payment';
import { PayoffChart } from './payoff-chart';
import { PlanOutcome } from './plan-outcome';
import type { NamedDebt } from './planner-view';
import styles from './planner.module.css';
import { ScheduleTable } from './schedule-table';
import { usePlan } from './use-plan';
import { WaysTable } from './ways-table';

const STRATEGIES: readonly { readonly value: PayoffStrategy; readonly label: string }[] = [
  { value: 'avalanche', label: 'Avalanche' },
  { value: 'snowball', label: 'Snowball' },
  { value: 'custom', label: 'Custom order' },
];

const HINTS: Readonly<Record<PayoffStrategy, string>> = {
  avalanche: 'Spare money goes to the highest interest rate first. Costs the least.',
  snowball: 'Spare money goes to the smallest balance first. Ends single debts soonest.',
  custom: 'Spare money goes to the debts in your own order.',
};

interface PlannerProps {
  readonly debts: readonly NamedDebt[];
  readonly without: ReactNode;
  readonly today: IsoDate;
}

export function Planner({ debts, without, today }: PlannerProps) {
  const plan = usePlan(debts, today);
  const { strategy, order, extra, view } = plan;
  const isWide = !useNarrow();
  return (
    <div className={styles.planner}>
      <PlanOutcome view={view} />
      {without}
      <ExtraPayment plan={plan} />
      <PayoffChart view={view} today={today} />
      <div className={styles.strategy}>
        <ChipGroup
          label="Strategy"
          options={STRATEGIES}
          value={strategy}
          onChange={plan.setStrategy}
        />
        <p className={styles.note}>{HINTS[strategy]}</p>
      </div>
      {strategy === 'custom' && <DebtOrder debts={debts} order={order} onChange={plan.setOrder} />}
      <div className={styles.more}>
        <Disclosure summary="When each debt ends" defaultOpen={isWide}>
          <ScheduleTable plan={view.plan} />
        </Disclosure>
        <Disclosure summary="Compare" defaultOpen={isWide}>
          <WaysTable ways={view.ways} today={today} />
        </Disclosure>
        <Disclosure summary="Pay debt or invest?" defaultOpen={isWide}>
          <DebtOrInvest debts={debts} extra={extra} />
        </Disclosure>
      </div>
    </div>
  );
}
