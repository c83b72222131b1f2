import type { Liability } from '@halyard/shared-contracts/finance';
import { debtInput } from '@halyard/shared-contracts/wire';
import { useSaveHolding } from '../form/use-save-holding';
import { usePlanningAddDebtMutation, usePlanningEditDebtMutation } from './debt-endpoints';

export function useSaveDebt(liability: Liability | undefined) {
  const [add] = usePlanningAddDebtMutation();
  const [edit] = usePlanningEditDebtMutation();
  return useSaveHolding(liability, {
    toInput: debtInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
  });
}
