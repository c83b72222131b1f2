import {
  debtDraftOf,
  debtDraftProblems,
  type Liability,
  NEW_DEBT,
} from '@halyard/shared-contracts/finance';
import { draftProblemWords, useDraft } from '@halyard/shared-contracts/ui';
import { debtInput } from '@halyard/shared-contracts/wire';
import { FormNote } from '../form/form-note';
import { BalanceDialog } from '../form/balance-dialog';
import { DebtFields } from './debt-fields';
import { useSaveBalance } from '../form/use-save-balance';
import { usePlanningAddDebtMutation, usePlanningEditDebtMutation } from './debt-endpoints';

function useSaveDebt(liability: Liability | undefined) {
  const [add] = usePlanningAddDebtMutation();
  const [edit] = usePlanningEditDebtMutation();
  return useSaveBalance(liability, {
    toInput: debtInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
  });
}

interface DebtDialogProps {
  readonly liability?: Liability;
  readonly onClose: () => void;
}

export function DebtDialog({ liability, onClose }: DebtDialogProps) {
  const { draft, problems, change, attempt } = useDraft(
    liability ? debtDraftOf(liability) : NEW_DEBT,
    (typed) => draftProblemWords(debtDraftProblems(typed)),
  );
  const { save, ...saving } = useSaveDebt(liability);
  const submit = async () => {
    attempt();
    if (await save(draft)) onClose();
  };
  return (
    <BalanceDialog
      entry={liability}
      kind="liability"
      sampleNote="A debt of your own takes the place of the sample figures."
      name={draft.name}
      nameProblem={problems.name}
      onName={(name) => change({ name })}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {liability?.source === 'bank' ? (
        <FormNote>Everything but the name comes from your bank.</FormNote>
      ) : (
        <DebtFields draft={draft} problems={problems} onChange={change} />
      )}
    </BalanceDialog>
  );
}
