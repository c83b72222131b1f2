import { MoneyField, type Problems, TextField } from '@halyard/shared-contracts/ui';
import type { AccountDraft } from './account-draft';

interface DebtFieldsProps {
  readonly draft: AccountDraft;
  readonly problems: Problems<AccountDraft>;
  readonly onChange: (part: Partial<AccountDraft>) => void;
}

/** What only a debt has; all of it may be left out. */
export function DebtFields({ draft, problems, onChange }: DebtFieldsProps) {
  return (
    <>
      {draft.type === 'credit_card' && (
        <MoneyField
          label="Credit limit"
          value={draft.limit}
          onChange={(limit) => onChange({ limit })}
        />
      )}
      <TextField
        label="Interest rate (% a year)"
        inputMode="decimal"
        value={draft.aprPercent}
        error={problems.aprPercent}
        onChange={(event) => onChange({ aprPercent: event.target.value })}
      />
      <MoneyField
        label="Monthly payment"
        value={draft.monthlyPayment}
        onChange={(monthlyPayment) => onChange({ monthlyPayment })}
      />
      <MoneyField
        label="Minimum payment"
        value={draft.minimumPayment}
        onChange={(minimumPayment) => onChange({ minimumPayment })}
      />
    </>
  );
}
