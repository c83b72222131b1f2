import type { Liability } from '@halyard/shared-contracts/finance';
import type { LiabilityPatch } from '@halyard/shared-contracts/wire';
import { useWrite } from '../form/use-write';
import { type DebtDraft, debtInput } from './debt-draft';
import { usePlanningAddDebtMutation, usePlanningEditDebtMutation } from './debt-endpoints';

/** Saves a new debt, or the change of `liability`. Of a bank's debt only the name is ours to change. */
export function useSaveDebt(liability: Liability | undefined) {
  const [add] = usePlanningAddDebtMutation();
  const [edit] = usePlanningEditDebtMutation();
  const { run, busy, error } = useWrite();

  const change = (id: string, patch: LiabilityPatch) =>
    run(() => edit({ id, patch }).unwrap(), `${patch.name ?? 'Debt'} updated`);

  /** Whether it was saved; a draft with problems is not. */
  const save = async (draft: DebtDraft): Promise<boolean> => {
    if (liability?.source === 'bank') {
      const name = draft.name.trim();
      return name !== '' && change(liability.id, { name });
    }
    const input = debtInput(draft);
    if (input === null) return false;
    return liability
      ? change(liability.id, input)
      : run(() => add(input).unwrap(), `${input.name} added`);
  };

  return { save, busy, error };
}
