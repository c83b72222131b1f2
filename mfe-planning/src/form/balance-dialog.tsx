import { useSource } from '@halyard/shared-contracts/store';
import { TextField } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog';
import { FormNote } from './form-note';

interface BalanceDialogProps {
  readonly entry: { readonly name: string } | undefined;
  readonly kind: string;
  readonly sampleNote: string;
  readonly name: string;
  readonly nameProblem: string | undefined;
  readonly onName: (name: string) => void;
  readonly saving: { readonly busy: boolean; readonly error: unknown };
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BalanceDialog(props: BalanceDialogProps) {
  const { entry, kind, sampleNote, name, nameProblem, onName } = props;
  const isSample = useSource() === 'sample';
  return (
    <FormDialog
      title={entry ? `Edit ${entry.name}` : `Add ${kind}`}
      submitLabel={entry ? 'Save' : 'Add'}
      busy={props.saving.busy}
      error={props.saving.error}
      onSubmit={props.onSubmit}
      onClose={props.onClose}
    >
      {isSample && <FormNote>{sampleNote}</FormNote>}
      <TextField
        label="Name"
        maxLength={200}
        value={name}
        error={nameProblem}
        onChange={({ target }) => onName(target.value)}
      />
      {props.children}
    </FormDialog>
  );
}
