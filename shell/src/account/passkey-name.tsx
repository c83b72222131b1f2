import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { Button, Dialog, Form, TextField } from '@halyard/shared-contracts/ui';
import { type Passkey, passkeyNameSchema } from '@halyard/shared-contracts/wire';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import * as v from 'valibot';
import { passkeyProblem } from '../identity/passkey-problem';
import {
  useShellAddPasskeyMutation,
  useShellPasskeyOptionsMutation,
  useShellRenamePasskeyMutation,
} from './account-api';
import { type Outcome, useGuarded } from './guarded-context';

function useNaming(passkey: Passkey | null) {
  const guarded = useGuarded();
  const [askOptions] = useShellPasskeyOptionsMutation();
  const [add] = useShellAddPasskeyMutation();
  const [rename] = useShellRenamePasskeyMutation();
  const make = async (name: string): Promise<Outcome<unknown>> => {
    const options = await guarded(() => askOptions());
    if (!options.data) return options;
    const response = await startRegistration({ optionsJSON: options.data });
    return add({ name, response });
  };
  return (name: string) => (passkey ? rename({ id: passkey.id, name }) : make(name));
}

interface PasskeyNameProps {
  readonly passkey: Passkey | null;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function PasskeyName({ passkey, onClose, onAdded }: PasskeyNameProps) {
  const save = useNaming(passkey);
  const [name, setName] = useState(passkey?.name ?? '');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const isGood = v.is(passkeyNameSchema, { name });
    setWrong(!isGood);
    if (!isGood) return;
    setBusy(true);
    try {
      const { error } = await save(name);
      if (error === undefined) {
        onClose();
        if (!passkey) onAdded();
      } else setProblem(isApiError(error) ? failureMessage(error) : passkeyProblem(error));
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={passkey ? 'Rename the passkey' : 'Add a passkey'} open onClose={onClose}>
      <Form onSubmit={submit} problem={problem}>
        <TextField
          label="Name"
          hint="A name that you will recognize, like My laptop"
          maxLength={60}
          value={name}
          error={wrong && 'Give it a name'}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {passkey ? 'Save' : 'Go on'}
        </Button>
      </Form>
    </Dialog>
  );
}
