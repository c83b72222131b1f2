import type { IsoDate, PayoffStrategy } from '@halyard/shared-contracts/finance';
import { cents, type Cents, ZERO } from '@halyard/shared-contracts/money';
import { useState } from 'react';
import { type NamedDebt, plannerView } from './planner-view';

const SUGGESTED_EXTRA = cents(200_00);

export function usePlan(debts: readonly NamedDebt[], today: IsoDate) {
  const [strategy, setStrategy] = useState<PayoffStrategy>('avalanche');
  const [typedExtra, setExtra] = useState<Cents | null>(SUGGESTED_EXTRA);
  const [chosenOrder, setOrder] = useState<readonly string[]>([]);
  const extra = typedExtra !== null && typedExtra > ZERO ? typedExtra : ZERO;
  const order = fullOrder(chosenOrder, debts);
  return {
    strategy,
    setStrategy,
    typedExtra,
    extra,
    setExtra,
    order,
    setOrder,
    view: plannerView(debts, { strategy, order, extra }, today),
  };
}

export type Plan = ReturnType<typeof usePlan>;

function fullOrder(chosen: readonly string[], debts: readonly NamedDebt[]): readonly string[] {
  const ids = debts.map(({ id }) => id);
  const stillOwed = chosen.filter((id) => ids.includes(id));
  return [...stillOwed, ...ids.filter((id) => !stillOwed.includes(id))];
}
