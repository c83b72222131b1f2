import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import { policyTypeLabel, SelectField, TextField, Toggle } from '@halyard/shared-contracts/ui';
import { Controller } from 'react-hook-form';
import {
  usePlanningAddPolicyMutation,
  usePlanningEditPolicyMutation,
} from '../data/policy-endpoints';
import { FormDialog } from '../form/form-dialog';
import { useWrite } from '../form/use-write';
import {
  NEW_POLICY,
  POLICY_TYPES,
  type PolicyDraft,
  policyDraft,
  policyInput,
  policyProblems,
} from './policy-draft';

const TYPES = POLICY_TYPES.map((type) => ({ value: type, label: policyTypeLabel(type) }));

interface PolicyDialogProps {
  readonly policy?: ProtectionPolicy;
  readonly onClose: () => void;
}

export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { control, register, handleSubmit, formState } = useDraftForm<PolicyDraft>(
    policy ? policyDraft(policy) : NEW_POLICY,
    policyProblems,
  );
  const { save, busy, error } = useSavePolicy(policy);
  const submit = handleSubmit(async (draft) => {
    if (await save(draft)) onClose();
  });
  return (
    <FormDialog
      title={policy ? 'Edit policy' : 'Add policy'}
      submitLabel={policy ? 'Save' : 'Add'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label="Type" options={TYPES} {...register('type')} />
      <TextField
        label="Provider"
        maxLength={200}
        error={formState.errors.provider?.message}
        {...register('provider')}
      />
      <TextField
        label="Policy number"
        maxLength={200}
        error={formState.errors.policyNumber?.message}
        {...register('policyNumber')}
      />
      <AmountField control={control} name="premium" label="Monthly premium" />
      <AmountField control={control} name="coverage" label="Coverage" />
      <Controller
        control={control}
        name="status"
        render={({ field: { value, onChange } }) => (
          <Toggle
            label="Active"
            checked={value === 'active'}
            onChange={(active) => onChange(active ? 'active' : 'inactive')}
          />
        )}
      />
    </FormDialog>
  );
}

function useSavePolicy(policy: ProtectionPolicy | undefined) {
  const [add] = usePlanningAddPolicyMutation();
  const [edit] = usePlanningEditPolicyMutation();
  const { run, busy, error } = useWrite();
  const save = async (draft: PolicyDraft): Promise<boolean> => {
    const input = policyInput(draft);
    if (input === null) return false;
    return policy
      ? run(() => edit({ id: policy.id, input }).unwrap(), 'Policy updated')
      : run(() => add(input).unwrap(), 'Policy added');
  };
  return { save, busy, error };
}
