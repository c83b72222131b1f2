import type { IsoDate, PayoffStrategy } from '@halyard/shared-contracts/finance';
import { cents, type Cents, ZERO } from '@halyard/shared-contracts/money';
import { ChipGroup, MoneyField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { DebtOrInvest } from './debt-or-invest';
import { DebtOrder } from './debt-order';
import { type NamedDebt, plannerView } from './planner-view';
import styles from './planner.module.css';
import { PlanOutcome } from './plan-outcome';
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

const SUGGESTED_EXTRA = cents(200_00);

interface PlannerProps {
  readonly debts: readonly NamedDebt[];
  readonly today: IsoDate;
}

export function Planner({ debts, today }: PlannerProps) {
  const [strategy, setStrategy] = useState<PayoffStrategy>('avalanche');
  const [typedExtra, setExtra] = useState<Cents | null>(SUGGESTED_EXTRA);
  const [chosenOrder, setOrder] = useState<readonly string[]>([]);
  const extra = typedExtra !== null && typedExtra > ZERO ? typedExtra : ZERO;
  const order = fullOrder(chosenOrder, debts);
  const view = plannerView(debts, { strategy, order, extra }, today);
  return (
    <div className={styles.planner}>
      <div className={styles.choices}>
        <div className={styles.strategy}>
          <ChipGroup
            label="Strategy"
            options={STRATEGIES}
            value={strategy}
            onChange={setStrategy}
          />
          <p className={styles.note}>{HINTS[strategy]}</p>
        </div>
        <MoneyField
          label="Extra payment each month"
          hint="On top of the payments you make now"
          value={typedExtra}
          onChange={setExtra}
        />
      </div>
      {strategy === 'custom' && <DebtOrder debts={debts} order={order} onChange={setOrder} />}
      <PlanOutcome view={view} />
      <WaysTable ways={view.ways} today={today} />
      <DebtOrInvest debts={debts} extra={extra} />
    </div>
  );
}

function fullOrder(chosen: readonly string[], debts: readonly NamedDebt[]): readonly string[] {
  const ids = debts.map(({ id }) => id);
  const stillOwed = chosen.filter((id) => ids.includes(id));
  return [...stillOwed, ...ids.filter((id) => !stillOwed.includes(id))];
}
