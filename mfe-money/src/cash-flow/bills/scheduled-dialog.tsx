import {
  cashAccounts,
  type IsoDate,
  SCHEDULE_RHYTHMS,
  type ScheduledItem,
} from '@halyard/shared-contracts/finance';
import { AmountField, useDraftForm } from '@halyard/shared-contracts/form';
import { useAccountsQuery } from '@halyard/shared-contracts/store';
import {
  Button,
  Dialog,
  Form,
  FormButtons,
  SelectField,
  TextField,
} from '@halyard/shared-contracts/ui';
import { useId, useState } from 'react';
import { RHYTHM_WORDS } from './bill-words';
import {
  draftOf,
  newDraft,
  type ScheduledDraft,
  scheduledInputOf,
  scheduledProblems,
} from './scheduled-draft';
import { useScheduledChanges } from './use-bill-changes';

interface ScheduledDialogProps {
  readonly item?: ScheduledItem;
  readonly day: IsoDate;
  readonly onClose: () => void;
}

const RHYTHMS = SCHEDULE_RHYTHMS.map((value) => ({ value, label: RHYTHM_WORDS[value] }));

const DIRECTIONS = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
];

const MAX_NAME = 80;

export function ScheduledDialog({ item, day, onClose }: ScheduledDialogProps) {
  const formId = useId();
  const [start] = useState(() => (item ? draftOf(item) : newDraft(day)));
  const form = useDraftForm<ScheduledDraft>(start, scheduledProblems);
  const { control, register, handleSubmit, formState, watch } = form;
  const { errors, isSubmitting } = formState;
  const changes = useScheduledChanges();
  const accounts = useAccountOptions();
  const submit = handleSubmit(async (draft) => {
    const input = scheduledInputOf(draft);
    if (input === null) return;
    if (await (item ? changes.edit(item, input) : changes.add(input))) onClose();
  });
  const remove = async () => {
    if (item && (await changes.remove(item))) onClose();
  };
  return (
    <Dialog
      open
      title={item ? `Edit ${item.name}` : 'Schedule a bill or payday'}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          submitLabel={item ? 'Save' : 'Add'}
          busy={isSubmitting}
          onClose={onClose}
        >
          {item && (
            <Button variant="quiet" onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </FormButtons>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label="Name"
          maxLength={MAX_NAME}
          error={errors.name?.message}
          {...register('name')}
        />
        <SelectField label="Direction" options={DIRECTIONS} {...register('direction')} />
        <AmountField control={control} name="amount" label="Amount" />
        <SelectField label="How often" options={RHYTHMS} {...register('rhythm')} />
        <TextField
          label={watch('rhythm') === 'once' ? 'Day' : 'First day'}
          type="date"
          error={errors.date?.message}
          {...register('date')}
        />
        {watch('rhythm') !== 'once' && (
          <TextField
            label="Last day (optional)"
            type="date"
            error={errors.ends?.message}
            {...register('ends')}
          />
        )}
        <SelectField label="Account" options={accounts} {...register('accountId')} />
      </Form>
    </Dialog>
  );
}

function useAccountOptions() {
  const { data } = useAccountsQuery();
  const cash = cashAccounts(data?.accounts ?? []);
  return [
    { value: '', label: 'Where I usually spend from' },
    ...cash.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
