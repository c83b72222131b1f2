import { isAccountType, isLiabilityType } from '@halyard/shared-contracts/finance';
import { Button, Form, MoneyField, SelectField, TextField } from '@halyard/shared-contracts/ui';
import { useDraftForm } from '../../form/use-draft-form';
import {
  type AccountEntry,
  accountEntry,
  type BalanceDraft,
  draftProblems,
  typeOptions,
} from './account-draft';
import { DebtFields } from './debt-fields';

interface AccountFormProps {
  readonly initial: BalanceDraft;
  readonly only?: 'asset' | 'debt';
  readonly saveLabel: string;
  readonly onSave: (entry: AccountEntry) => Promise<boolean>;
}

export function AccountForm({ initial, only, saveLabel, onSave }: AccountFormProps) {
  const { draft, problems, busy, change, submit } = useDraftForm({
    initial,
    check: draftProblems,
    onSave: async (complete) => {
      const entry = accountEntry(complete);
      if (entry) await onSave(entry);
    },
  });
  const isDebt = isLiabilityType(draft.type);
  return (
    <Form onSubmit={submit}>
      <SelectField
        label="Type"
        options={typeOptions(only)}
        value={draft.type}
        onChange={({ target: { value } }) =>
          (isAccountType(value) || isLiabilityType(value)) && change({ type: value })
        }
      />
      <TextField
        label="Name"
        required
        maxLength={200}
        value={draft.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Institution"
        hint="Where it is kept, if anywhere"
        maxLength={200}
        value={draft.institution}
        onChange={(event) => change({ institution: event.target.value })}
      />
      <MoneyField
        label={isDebt ? 'Amount owed' : 'Balance'}
        required
        value={draft.balance}
        error={problems.balance}
        onChange={(balance) => change({ balance })}
      />
      {isDebt && <DebtFields draft={draft} problems={problems} onChange={change} />}
      <Button type="submit" variant="primary" busy={busy}>
        {saveLabel}
      </Button>
    </Form>
  );
}
