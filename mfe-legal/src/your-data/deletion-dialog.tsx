import { failureMessage } from '@halyard/shared-contracts/store';
import type { DeletionReceipt } from '@halyard/shared-contracts/wire';
import { Button, Dialog, Form, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { FIGURES } from '../legal-figures';
import { useConfirmed } from './use-confirmed';
import { useLegalDeleteMutation } from './your-data-endpoints';

interface DeletionDialogProps {
  readonly onDeleted: (receipt: DeletionReceipt) => void;
  readonly onClose: () => void;
}

const WORD = 'DELETE';

export function DeletionDialog({ onDeleted, onClose }: DeletionDialogProps) {
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [remove, { isLoading, error }] = useLegalDeleteMutation();
  useConfirmed(error);
  const submit = async () => {
    if (word !== WORD) return setProblem(`Type ${WORD} in capital letters`);
    const { data } = await remove();
    if (data) onDeleted(data);
  };
  return (
    <Dialog title="Delete everything" open onClose={onClose}>
      <p>
        Your accounts, transactions, budgets, answers, conversation and log-in will be gone, in
        every browser. Every bank link ends. This cannot be taken back.
      </p>
      <p>
        It is done within {FIGURES.accountDeletionDays} days at the latest, as a rule at once;
        copies in backups are overwritten within {FIGURES.backupDays} days. Download your data first
        if you may want it again.
      </p>
      <Form onSubmit={submit} problem={error !== undefined && failureMessage(error)}>
        <TextField
          label={`Type ${WORD} to go on`}
          autoComplete="off"
          maxLength={20}
          value={word}
          error={problem}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" variant="danger" busy={isLoading}>
          Delete everything
        </Button>
      </Form>
    </Dialog>
  );
}
