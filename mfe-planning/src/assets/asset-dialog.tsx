import {
  type Account,
  ACCOUNT_TYPES,
  accountTypeFacts,
  type AccountDraft,
  accountDraftOf,
  accountDraftProblems,
  isAccountType,
  NEW_ACCOUNT,
} from '@halyard/shared-contracts/finance';
import {
  accountTypeLabel,
  draftProblemWords,
  MoneyField,
  SelectField,
  TextField,
  useDraft,
} from '@halyard/shared-contracts/ui';
import { accountInput } from '@halyard/shared-contracts/wire';
import { FormNote } from '../form/form-note';
import { BalanceDialog } from '../form/balance-dialog';
import { useSaveBalance } from '../form/use-save-balance';
import { usePlanningAddAssetMutation, usePlanningEditAssetMutation } from './asset-endpoints';

function useSaveAsset(account: Account | undefined) {
  const [add] = usePlanningAddAssetMutation();
  const [edit] = usePlanningEditAssetMutation();
  return useSaveBalance(account, {
    toInput: accountInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
  });
}

const TYPES = ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeLabel(type) }));

const NEW_ASSET: AccountDraft = { ...NEW_ACCOUNT, type: 'savings' };

interface AssetDialogProps {
  readonly account?: Account;
  readonly onClose: () => void;
}

export function AssetDialog({ account, onClose }: AssetDialogProps) {
  const { draft, problems, change, attempt } = useDraft(
    account ? accountDraftOf(account) : NEW_ASSET,
    (typed) => draftProblemWords(accountDraftProblems(typed)),
  );
  const { save, ...saving } = useSaveAsset(account);
  const ofBank = account?.source === 'bank';
  const submit = async () => {
    attempt();
    if (await save(draft)) onClose();
  };
  return (
    <BalanceDialog
      entry={account}
      kind="asset"
      sampleNote="An asset of your own takes the place of the sample figures."
      name={draft.name}
      nameProblem={problems.name}
      onName={(name) => change({ name })}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {ofBank ? (
        <FormNote>Type, institution and balance come from your bank.</FormNote>
      ) : (
        <>
          <SelectField
            label="Type"
            options={TYPES}
            value={draft.type}
            onChange={({ target }) => isAccountType(target.value) && change({ type: target.value })}
          />
          <TextField
            label="Institution"
            hint="Where it is kept, if anywhere"
            maxLength={200}
            value={draft.institution}
            onChange={({ target }) => change({ institution: target.value })}
          />
          <MoneyField
            label={accountTypeFacts(draft.type).isValued ? 'Value today' : 'Balance'}
            value={draft.balance}
            error={problems.balance}
            onChange={(balance) => change({ balance })}
          />
        </>
      )}
    </BalanceDialog>
  );
}
