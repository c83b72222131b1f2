import {
  type DebtDraft,
  debtTypeFacts,
  isLiabilityType,
  LIABILITY_TYPES,
} from '@halyard/shared-contracts/finance';
import {
  liabilityTypeLabel,
  MoneyField,
  type Problems,
  SelectField,
  TextField,
} from '@halyard/shared-contracts/ui';

const TYPES = LIABILITY_TYPES.map((type) => ({ value: type, label: liabilityTypeLabel(type) }));

interface DebtFieldsProps {
  readonly draft: DebtDraft;
  readonly problems: Problems<DebtDraft>;
  readonly onChange: (part: Partial<DebtDraft>) => void;
}

export function DebtFields({ draft, problems, onChange }: DebtFieldsProps) {
  return (
    <>
      <SelectField
        label="Type"
        options={TYPES}
        value={draft.type}
        onChange={({ target }) => isLiabilityType(target.value) && onChange({ type: target.value })}
      />
      <TextField
        label="Institution"
        hint="Who it is owed to, if anyone by name"
        maxLength={200}
        value={draft.institution}
        onChange={({ target }) => onChange({ institution: target.value })}
      />
      <MoneyField
        label="Amount owed"
        value={draft.balance}
        error={problems.balance}
        onChange={(balance) => onChange({ balance })}
      />
      {debtTypeFacts(draft.type).isCard && (
        <MoneyField
          label="Credit limit (optional)"
          value={draft.limit}
          error={problems.limit}
          onChange={(limit) => onChange({ limit })}
        />
      )}
      <TextField
        label="Interest rate, % a year (optional)"
        inputMode="decimal"
        value={draft.aprPercent}
        error={problems.aprPercent}
        onChange={({ target }) => onChange({ aprPercent: target.value })}
      />
      <MoneyField
        label="Monthly payment (optional)"
        hint="With the rate it tells when the debt ends and what it costs until then"
        value={draft.monthlyPayment}
        error={problems.monthlyPayment}
        onChange={(monthlyPayment) => onChange({ monthlyPayment })}
      />
      <MoneyField
        label="Minimum payment (optional)"
        value={draft.minimumPayment}
        error={problems.minimumPayment}
        onChange={(minimumPayment) => onChange({ minimumPayment })}
      />
    </>
  );
}
