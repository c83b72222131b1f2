import { type Account, ACCOUNT_TYPES } from '@halyard/shared-contracts/finance';
import { useSource } from '@halyard/shared-contracts/store';
import {
  accountTypeLabel,
  MoneyField,
  SelectField,
  TextField,
  useDraft,
} from '@halyard/shared-contracts/ui';
import { FormDialog } from '../form/form-dialog';
import { FormNote } from '../form/form-note';
import { assetDraft, assetProblems, assetType, NEW_ASSET } from './asset-draft';
import { useSaveAsset } from './use-save-asset';

const TYPES = ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeLabel(type) }));

interface AssetDialogProps {
  /** The asset to change; a new one when left out. */
  readonly account?: Account;
  readonly onClose: () => void;
}

export function AssetDialog({ account, onClose }: AssetDialogProps) {
  const { draft, problems, change, attempt } = useDraft(
    account ? assetDraft(account) : NEW_ASSET,
    assetProblems,
  );
  const { save, busy, error } = useSaveAsset(account);
  const isSample = useSource() === 'sample';
  const ofBank = account?.source === 'bank';
  const submit = async () => {
    attempt();
    if (await save(draft)) onClose();
  };
  return (
    <FormDialog
      title={account ? `Edit ${account.name}` : 'Add asset'}
      submitLabel={account ? 'Save' : 'Add'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSample && <FormNote>An asset of your own takes the place of the sample figures.</FormNote>}
      <TextField
        label="Name"
        maxLength={200}
        value={draft.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {ofBank ? (
        <FormNote>Type, institution and balance come from your bank.</FormNote>
      ) : (
        <>
          <SelectField
            label="Type"
            options={TYPES}
            value={draft.type}
            hint={draft.type === 'other' ? 'Shown in the list, left out of the total' : undefined}
            onChange={({ target }) => change({ type: assetType(target.value) })}
          />
          <TextField
            label="Institution"
            hint="Where it is kept, if anywhere"
            maxLength={200}
            value={draft.institution}
            onChange={({ target }) => change({ institution: target.value })}
          />
          <MoneyField
            label="Balance"
            value={draft.balance}
            error={problems.balance}
            onChange={(balance) => change({ balance })}
          />
        </>
      )}
    </FormDialog>
  );
}
