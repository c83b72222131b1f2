import { failureMessage } from '@halyard/shared-contracts/store';
import type { DeletionReceipt } from '@halyard/shared-contracts/wire';
import { Button, Dialog, Form, TextField } from '@halyard/shared-contracts/ui';
import { useForm } from 'react-hook-form';
import { FIGURES } from '../legal-figures';
import { useConfirmed } from './use-confirmed';
import { useLegalDeleteMutation } from './your-data-endpoints';
import styles from './your-data.module.css';

interface DeletionDialogProps {
  readonly onDeleted: (receipt: DeletionReceipt) => void;
  readonly onClose: () => void;
}

const WORD = 'DELETE';

export function DeletionDialog({ onDeleted, onClose }: DeletionDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { word: '' } });
  const [remove, { isLoading, error }] = useLegalDeleteMutation();
  useConfirmed(error);
  const submit = async () => {
    const { data } = await remove();
    if (data) onDeleted(data);
  };
  return (
    <Dialog title="Delete everything" open onClose={onClose}>
      <div className={styles.stack}>
        <p>
          Your accounts, transactions, budgets, answers, conversation and log-in will be gone, in
          every browser. Every bank link ends. This cannot be taken back.
        </p>
        <p>
          It is done within {FIGURES.accountDeletionDays} days at the latest, as a rule at once;
          copies in backups are overwritten within {FIGURES.backupDays} days. Download your data
          first if you may want it again.
        </p>
      </div>
      <Form onSubmit={handleSubmit(submit)} problem={error !== undefined && failureMessage(error)}>
        <TextField
          label={`Type ${WORD} to go on`}
          autoComplete="off"
          maxLength={20}
          // A dialog asks before it discards edited input, and nobody misses this word.
          onInput={(event) => event.stopPropagation()}
          error={formState.errors.word?.message}
          {...register('word', {
            validate: (word) => word === WORD || `Type ${WORD} in capital letters`,
          })}
        />
        <Button type="submit" variant="danger" busy={isLoading}>
          Delete everything
        </Button>
      </Form>
    </Dialog>
  );
}
