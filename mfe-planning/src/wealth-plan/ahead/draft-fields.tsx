import { MoneyField, TextField } from '@halyard/shared-contracts/ui';
import type { AmountKey, AssumptionDraft, NumberKey } from './assumption-draft';

export interface DraftProps {
  readonly draft: AssumptionDraft;
  readonly onChange: (draft: AssumptionDraft) => void;
}

interface NumberFieldProps extends DraftProps {
  readonly name: NumberKey;
  readonly label: string;
  /** The field shows Halyard's own assumption while it is empty. */
  readonly usual: number;
  readonly hint?: string;
}

export function DraftNumber({ draft, onChange, name, label, usual, hint }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      placeholder={String(usual)}
      value={draft.numbers[name]}
      onChange={({ target }) =>
        onChange({ ...draft, numbers: { ...draft.numbers, [name]: target.value } })
      }
    />
  );
}

interface AmountFieldProps extends DraftProps {
  readonly name: AmountKey;
  readonly label: string;
  readonly hint: string;
}

export function DraftAmount({ draft, onChange, name, label, hint }: AmountFieldProps) {
  return (
    <MoneyField
      fromZero={name !== 'saving'}
      label={label}
      hint={hint}
      value={draft.amounts[name]}
      onChange={(value) => onChange({ ...draft, amounts: { ...draft.amounts, [name]: value } })}
    />
  );
}
