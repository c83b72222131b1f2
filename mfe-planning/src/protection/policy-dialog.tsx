import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import {
  MoneyField,
  policyTypeLabel,
  SelectField,
  TextField,
  Toggle,
  useDraft,
} from '@halyard/shared-contracts/ui';
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
  policyType,
} from './policy-draft';

const TYPES = POLICY_TYPES.map((type) => ({ value: type, label: policyTypeLabel(type) }));

interface PolicyDialogProps {
  readonly policy?: ProtectionPolicy;
  readonly onClose: () => void;
}

export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { draft, problems, change, attempt } = useDraft(
    policy ? policyDraft(policy) : NEW_POLICY,
    policyProblems,
  );
  const { save, busy, error } = useSavePolicy(policy);
  const submit = async () => {
    attempt();
    if (await save(draft)) onClose();
  };
  return (
    <FormDialog
      title={policy ? 'Edit policy' : 'Add policy'}
      submitLabel={policy ? 'Save' : 'Add'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label="Type"
        options={TYPES}
        value={draft.type}
        onChange={({ target }) => change({ type: policyType(target.value) })}
      />
      <TextField
        label="Provider"
        maxLength={200}
        value={draft.provider}
        error={problems.provider}
        onChange={({ target }) => change({ provider: target.value })}
      />
      <TextField
        label="Policy number"
        maxLength={200}
        value={draft.policyNumber}
        error={problems.policyNumber}
        onChange={({ target }) => change({ policyNumber: target.value })}
      />
      <MoneyField
        label="Monthly premium"
        value={draft.premium}
        error={problems.premium}
        onChange={(premium) => change({ premium })}
      />
      <MoneyField
        label="Coverage"
        value={draft.coverage}
        error={problems.coverage}
        onChange={(coverage) => change({ coverage })}
      />
      <Toggle
        label="Active"
        checked={draft.status === 'active'}
        onChange={(active) => change({ status: active ? 'active' : 'inactive' })}
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
