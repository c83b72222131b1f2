import type { IsoDate } from '@halyard/shared-contracts/finance';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Dialog, Figure, Form, FormButtons, Money, TextField } from '@halyard/shared-contracts/ui';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { draftNet, type PaystubDraft, paystubOf, paystubProblems } from './paystub-draft';
import { useSavePaystub } from './use-save-paystub';

interface AddPaystubDialogProps {
  readonly today: IsoDate;
  readonly onClose: () => void;
}

export function AddPaystubDialog({ today, onClose }: AddPaystubDialogProps) {
  const formId = useId();
  const { control, register, handleSubmit, formState } = useDraftForm<PaystubDraft>(
    { date: today, employer: '', gross: null, deductions: null },
    (typed) => paystubProblems(typed, today),
  );
  const { add, adding, addError } = useSavePaystub();

  const submit = handleSubmit(async (draft) => {
    const paystub = paystubOf(draft, today);
    if (paystub !== null && (await add(paystub))) onClose();
  });

  return (
    <Dialog
      open
      title="Add paystub"
      onClose={onClose}
      footer={<FormButtons formId={formId} submitLabel="Add" busy={adding} onClose={onClose} />}
    >
      <Form id={formId} onSubmit={submit} problem={addError && failureMessage(addError)}>
        <TextField
          label="Pay day"
          type="date"
          max={today}
          error={formState.errors.date?.message}
          {...register('date')}
        />
        <TextField
          label="Employer"
          error={formState.errors.employer?.message}
          {...register('employer')}
        />
        <AmountField control={control} name="gross" label="Gross" alsoChecks="deductions" />
        <AmountField control={control} name="deductions" label="Deductions" />
        <Net control={control} />
      </Form>
    </Dialog>
  );
}

function Net({ control }: { readonly control: Control<PaystubDraft> }) {
  const [gross, deductions] = useWatch({ control, name: ['gross', 'deductions'] });
  return <Figure label="Net" value={<Money amount={draftNet({ gross, deductions })} />} />;
}
