import {
  type Account,
  ACCOUNT_TYPES,
  accountTypeFacts,
  type AccountDraft,
  accountDraftOf,
  accountDraftProblems,
  type AccountType,
  NEW_ACCOUNT,
} from '@halyard/shared-contracts/finance';
import { AmountField } from '@halyard/shared-contracts/form';
import { accountTypeLabel, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { accountInput } from '@halyard/shared-contracts/wire';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { BalanceDialog } from '../form/balance-dialog';
import { useBalanceForm } from '../form/use-balance-form';
import { usePlanningAddAssetMutation, usePlanningEditAssetMutation } from './asset-endpoints';

const TYPES = ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeLabel(type) }));

const newAsset = (type: AccountType): AccountDraft => ({ ...NEW_ACCOUNT, type });

interface AssetDialogProps {
  readonly account?: Account;
  readonly type?: AccountType;
  readonly onClose: () => void;
}

export function AssetDialog({ account, type = 'savings', onClose }: AssetDialogProps) {
  const [add] = usePlanningAddAssetMutation();
  const [edit] = usePlanningEditAssetMutation();
  const { form, dialog } = useBalanceForm({
    entry: account,
    initial: account ? accountDraftOf(account) : newAsset(type),
    problemsOf: accountDraftProblems,
    toInput: accountInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
    onClose,
  });
  return (
    <BalanceDialog
      {...dialog}
      kind="asset"
      sampleNote="An asset of your own takes the place of the sample figures."
      bankNote="Type, institution and balance come from your bank."
      nameField={form.register('name')}
      nameProblem={form.formState.errors.name?.message}
    >
      <AssetFields form={form} />
    </BalanceDialog>
  );
}

function AssetFields({
  form: { control, register },
}: {
  readonly form: UseFormReturn<AccountDraft>;
}) {
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      <SelectField label="Type" options={TYPES} {...register('type')} />
      <TextField
        label="Institution"
        hint="Where it is kept, if anywhere"
        maxLength={200}
        {...register('institution')}
      />
      <AmountField
        control={control}
        name="balance"
        label={accountTypeFacts(type).isValued ? 'Value today' : 'Balance'}
      />
    </>
  );
}
