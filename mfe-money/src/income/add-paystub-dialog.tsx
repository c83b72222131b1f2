import type { IsoDate } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Dialog,
  Figure,
  Form,
  FormButtons,
  Money,
  MoneyField,
  TextField,
  useDraft,
} from '@halyard/shared-contracts/ui';
import { useId } from 'react';
import { draftNet, type PaystubDraft, paystubOf, paystubProblems } from './paystub-draft';
import { useSavePaystub } from './use-save-paystub';

interface AddPaystubDialogProps {
  readonly today: IsoDate;
  readonly onClose: () => void;
}

export function AddPaystubDialog({ today, onClose }: AddPaystubDialogProps) {
  const formId = useId();
  const { draft, problems, change, attempt } = useDraft<PaystubDraft>(
    { date: today, employer: '', gross: null, deductions: null },
    (typed) => paystubProblems(typed, today),
  );
  const { add, adding, addError } = useSavePaystub();

  const submit = async () => {
    attempt();
    const paystub = paystubOf(draft, today);
    if (paystub !== null && (await add(paystub))) onClose();
  };

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
          value={draft.date}
          error={problems.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          label="Employer"
          value={draft.employer}
          error={problems.employer}
          onChange={({ target }) => change({ employer: target.value })}
        />
        <MoneyField
          label="Gross"
          value={draft.gross}
          error={problems.gross}
          onChange={(gross) => change({ gross })}
        />
        <MoneyField
          label="Deductions"
          value={draft.deductions}
          error={problems.deductions}
          onChange={(deductions) => change({ deductions })}
        />
        <Figure label="Net" value={<Money amount={draftNet(draft)} />} />
      </Form>
    </Dialog>
  );
}
