import type { Liability } from '@halyard/shared-contracts/finance';
import { useSource } from '@halyard/shared-contracts/store';
import { TextField, useDraft } from '@halyard/shared-contracts/ui';
import { FormDialog } from '../form/form-dialog';
import { FormNote } from '../form/form-note';
import { debtDraft, debtProblems, NEW_DEBT } from './debt-draft';
import { DebtFields } from './debt-fields';
import { useSaveDebt } from './use-save-debt';

interface DebtDialogProps {
  /** The debt to change; a new one when left out. */
  readonly liability?: Liability;
  readonly onClose: () => void;
}

export function DebtDialog({ liability, onClose }: DebtDialogProps) {
  const { draft, problems, change, attempt } = useDraft(
    liability ? debtDraft(liability) : NEW_DEBT,
    debtProblems,
  );
  const { save, busy, error } = useSaveDebt(liability);
  const isSample = useSource() === 'sample';
  const submit = async () => {
    attempt();
    if (await save(draft)) onClose();
  };
  return (
    <FormDialog
      title={liability ? `Edit ${liability.name}` : 'Add liability'}
      submitLabel={liability ? 'Save' : 'Add'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSample && <FormNote>A debt of your own takes the place of the sample figures.</FormNote>}
      <TextField
        label="Name"
        maxLength={200}
        value={draft.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {liability?.source === 'bank' ? (
        <FormNote>Everything but the name comes from your bank.</FormNote>
      ) : (
        <DebtFields draft={draft} problems={problems} onChange={change} />
      )}
    </FormDialog>
  );
}
