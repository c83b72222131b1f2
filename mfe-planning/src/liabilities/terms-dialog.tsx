import { type Liability, typedRate } from '@halyard/shared-contracts/finance';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import type { Cents } from '@halyard/shared-contracts/money';
import { toDollars } from '@halyard/shared-contracts/money';
import { type Problems, TextField } from '@halyard/shared-contracts/ui';
import type { LiabilityPatch } from '@halyard/shared-contracts/wire';
import { FormDialog } from '../form/form-dialog';
import { useWrite } from '../form/use-write';
import { usePlanningEditDebtMutation } from './debt-endpoints';
import type { DebtRow } from './liabilities-view';

interface TermsDraft {
  readonly aprPercent: string;
  readonly monthlyPayment: Cents | null;
}

interface TermsDialogProps {
  readonly row: DebtRow;
  readonly onClose: () => void;
}

function problemsOf({ aprPercent, monthlyPayment }: TermsDraft): Problems<TermsDraft> {
  const isRate = typedRate(aprPercent) !== 'invalid';
  const isPayment = monthlyPayment === null || monthlyPayment >= 0;
  return {
    ...(isRate ? {} : { aprPercent: 'Enter a percentage from 0 to 1,000, like 6' }),
    ...(isPayment ? {} : { monthlyPayment: 'Enter an amount of zero or more' }),
  };
}

function patchOf({ openTerms = [] }: Liability, draft: TermsDraft): LiabilityPatch {
  const rate = typedRate(draft.aprPercent);
  const { monthlyPayment } = draft;
  return {
    ...(openTerms.includes('rate') && rate !== 'invalid' ? { interest_rate: rate } : {}),
    ...(openTerms.includes('payment')
      ? { monthly_payment: monthlyPayment === null ? null : toDollars(monthlyPayment) }
      : {}),
  };
}

export function TermsDialog({ row: { liability, title }, onClose }: TermsDialogProps) {
  const { openTerms = [], aprPercent, monthlyPayment } = liability;
  const form = useDraftForm<TermsDraft>(
    { aprPercent: aprPercent?.toString() ?? '', monthlyPayment },
    problemsOf,
  );
  const [edit] = usePlanningEditDebtMutation();
  const { run, busy, error } = useWrite();
  const submit = form.handleSubmit(async (draft) => {
    const patch = patchOf(liability, draft);
    if (await run(() => edit({ id: liability.id, patch }).unwrap(), `${title} updated`)) onClose();
  });
  return (
    <FormDialog
      title={`Rate and payment of ${title}`}
      submitLabel="Save"
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {openTerms.includes('rate') && (
        <TextField
          label="Interest rate, % a year"
          hint="It is on your loan statement, often called APR"
          inputMode="decimal"
          error={form.formState.errors.aprPercent?.message}
          {...form.register('aprPercent')}
        />
      )}
      {openTerms.includes('payment') && (
        <AmountField control={form.control} name="monthlyPayment" label="Monthly payment" />
      )}
    </FormDialog>
  );
}
