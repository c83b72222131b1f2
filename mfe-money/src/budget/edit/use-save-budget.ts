import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { useToast } from '@halyard/shared-contracts/ui';
import type { BudgetAnswer, BudgetInput } from '@halyard/shared-contracts/wire';
import { type AssignedChange, useMoneySaveBudgetMutation } from '../../data/budget-endpoints';
import { previousLines } from './budget-draft';

type Settings = BudgetInput['settings'];

export type BudgetScope = 'month' | 'every-month';

export function useSaveBudget({ month, assigned }: Pick<BudgetAnswer, 'month' | 'assigned'>) {
  const [put, { isLoading, error }] = useMoneySaveBudgetMutation();
  const toast = useToast();

  const write = async (
    targets: readonly (IsoMonth | null)[],
    change: AssignedChange,
    settings?: Settings,
  ) => {
    for (const target of targets) await put({ month: target, assigned: change, settings }).unwrap();
  };

  const save = async (
    change: AssignedChange,
    scope: BudgetScope,
    message: string,
    settings?: Settings,
  ): Promise<boolean> => {
    try {
      await write(targetsOf(month, scope), change, settings);
    } catch {
      return false;
    }
    const undo = () => void write([month], previousLines(change, assigned)).catch(undoFailed);
    toast.show(
      scope === 'month' && settings === undefined
        ? { message, action: { label: 'Undo', onClick: undo } }
        : { message },
    );
    return true;
  };

  const undoFailed = () => toast.show({ message: 'The change could not be undone.' });

  return { save, busy: isLoading, error };
}

/** The month comes last, because its own line would hide the line for every month. */
function targetsOf(month: IsoMonth, scope: BudgetScope): readonly (IsoMonth | null)[] {
  return scope === 'month' ? [month] : [null, month];
}
