import type { Account, Liability } from '@halyard/shared-contracts/finance';
import { Button, ConfirmDialog, Disclosure, Form, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ImportsList } from '../../statement/imports-list';
import { StatementDialog } from '../../statement/statement-dialog';
import type { AccountRow } from '../account-rows';
import { accountEntry, draftOf } from '../form/account-draft';
import { AccountForm } from '../form/account-form';
import type { AccountChanges } from '../use-account-changes';
import { AccountTypeForm } from './account-type-form';

interface AccountEditorProps {
  readonly row: AccountRow;
  readonly accountOrDebt: Account | Liability;
  readonly changes: AccountChanges;
  readonly onClose: () => void;
}

export function AccountEditor({ row, accountOrDebt, changes, onClose }: AccountEditorProps) {
  if (row.source !== 'manual') {
    return (
      <>
        {'typeKnown' in accountOrDebt && !accountOrDebt.typeKnown && (
          <AccountTypeForm
            type={accountOrDebt.type}
            onSave={(type) => changes.edit(row, { type }, { type: accountOrDebt.type })}
          />
        )}
        <Disclosure summary="Rename account">
          <RenameForm
            name={row.name}
            onSave={(name) => changes.edit(row, { name }, { name: row.name })}
          />
        </Disclosure>
      </>
    );
  }
  const initial = draftOf(accountOrDebt);
  return (
    <>
      <Disclosure summary="Edit account">
        <AccountForm
          initial={initial}
          only={row.kind}
          saveLabel="Save changes"
          onSave={({ input }) => changes.edit(row, input, accountEntry(initial)?.input ?? {})}
        />
      </Disclosure>
      <ImportsList accountId={row.id} />
      <ImportStatement accountOrDebt={accountOrDebt} />
      <RemoveAccount row={row} changes={changes} onRemoved={onClose} />
    </>
  );
}

function ImportStatement({ accountOrDebt }: Pick<AccountEditorProps, 'accountOrDebt'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Import statement</Button>
      {isOpen && <StatementDialog accounts={[accountOrDebt]} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface RemoveAccountProps {
  readonly row: AccountRow;
  readonly changes: AccountChanges;
  readonly onRemoved: () => void;
}

function RemoveAccount({ row, changes, onRemoved }: RemoveAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    setIsAsking(false);
    if (await changes.remove(row, row.name)) onRemoved();
  };
  const own = row.count === 1 ? 'its transaction' : `its ${row.count} transactions`;
  return (
    <div>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Remove account
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${row.name}?`}
        message={`The account${row.count === 0 ? ' goes' : ` and ${own} go`} for good. This cannot be undone.`}
        confirmLabel="Remove account"
        tone="danger"
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => Promise<boolean>;
}

function RenameForm({ name, onSave }: RenameFormProps) {
  const { control, register, handleSubmit } = useForm({ defaultValues: { name } });
  const typed = useWatch({ control, name: 'name' }).trim();
  return (
    <Form onSubmit={handleSubmit(() => onSave(typed))}>
      <TextField label="Name" maxLength={200} {...register('name')} />
      <Button type="submit" variant="primary" disabled={typed === '' || typed === name}>
        Save name
      </Button>
    </Form>
  );
}
