import { useSource } from '@halyard/shared-contracts/store';
import { TextField } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormDialog } from './form-dialog';
import styles from './form.module.css';

interface BalanceDialogProps {
  readonly entry: { readonly name: string } | undefined;
  readonly kind: string;
  readonly sampleNote: string;
  readonly nameField: UseFormRegisterReturn;
  readonly nameProblem: string | undefined;
  readonly isOfBank: boolean;
  /** The note replaces the fields that the bank supplies. */
  readonly bankNote: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BalanceDialog(props: BalanceDialogProps) {
  const { entry, kind, sampleNote, nameField, nameProblem, ...others } = props;
  const { isOfBank, bankNote, children, ...dialog } = others;
  const isSample = useSource() === 'sample';
  return (
    <FormDialog
      {...dialog}
      title={entry ? `Edit ${entry.name}` : `Add ${kind}`}
      submitLabel={entry ? 'Save' : 'Add'}
    >
      {isSample && <FormNote>{sampleNote}</FormNote>}
      <TextField label="Name" maxLength={200} error={nameProblem} {...nameField} />
      {isOfBank ? <FormNote>{bankNote}</FormNote> : children}
    </FormDialog>
  );
}

function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
