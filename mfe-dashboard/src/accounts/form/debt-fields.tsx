import { debtTypeFacts, isLiabilityType } from '@halyard/shared-contracts/finance';
import { MoneyField, type Problems, TextField } from '@halyard/shared-contracts/ui';
import type { BalanceDraft } from './account-draft';

interface DebtFieldsProps {
  readonly draft: BalanceDraft;
  readonly problems: Problems<BalanceDraft>;
  readonly onChange: (part: Partial<BalanceDraft>) => void;
}

export function DebtFields({ draft, problems, onChange }: DebtFieldsProps) {
  return (
    <>
      {isLiabilityType(draft.type) && debtTypeFacts(draft.type).isCard && (
        <MoneyField
          label="Credit limit"
          value={draft.limit}
          error={problems.limit}
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
        error={problems.monthlyPayment}
        onChange={(monthlyPayment) => onChange({ monthlyPayment })}
      />
      <MoneyField
        label="Minimum payment"
        value={draft.minimumPayment}
        error={problems.minimumPayment}
        onChange={(minimumPayment) => onChange({ minimumPayment })}
      />
    </>
  );
}
