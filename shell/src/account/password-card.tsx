import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Dialog, Form } from '@halyard/shared-contracts/ui';
import { passwordInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import * as v from 'valibot';
import { NewPasswordField } from '../identity/new-password-field';
import { WRONG } from '../identity/problems';
import { useShellChangePasswordMutation } from './account-api';
import { useGuarded } from './guarded-context';

interface ChangePasswordProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ChangePassword({ onClose, onDone }: ChangePasswordProps) {
  const guarded = useGuarded();
  const [changePassword, { isLoading, error }] = useShellChangePasswordMutation();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = async () => {
    const isGood = v.is(passwordInputSchema, { password });
    setWrong(!isGood);
    if (!isGood) return;
    const outcome = await guarded(() => changePassword({ password }));
    if (!outcome.error) onDone();
  };
  return (
    <Dialog title="Change your password" open onClose={onClose}>
      <Form onSubmit={submit} problem={error && failureMessage(error)}>
        <NewPasswordField
          label="New password"
          email=""
          value={password}
          error={wrong && WRONG.password}
          onType={setPassword}
        />
        <Button type="submit" variant="primary" busy={isLoading}>
          Change password
        </Button>
      </Form>
    </Dialog>
  );
}

export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const done = () => {
    setChanged(true);
    setChanging(false);
  };
  return (
    <Card
      title="Password"
      actions={<Button onClick={() => setChanging(true)}>Change password</Button>}
    >
      <p role="status">
        {changed
          ? 'Password changed. Every other browser was logged out.'
          : 'Changing it logs out every other browser.'}
      </p>
      {changing && <ChangePassword onClose={() => setChanging(false)} onDone={done} />}
    </Card>
  );
}
