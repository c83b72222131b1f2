import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { Button, Form } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { CodeField } from '../identity/code-field';
import { PasswordField } from '../identity/fields';
import { PasskeyButton } from '../identity/passkey-button';
import { useShellConfirmMutation } from './account-api';

export function ConfirmForm({ onDone }: { readonly onDone: () => void }) {
  const [confirm, { isLoading, error }] = useShellConfirmMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const asksCode =
    isApiError(error) && ['SECOND_FACTOR_REQUIRED', 'WRONG_CODE'].includes(error.code);
  const submit = async () => {
    const result = await confirm({ password, ...(code ? { code } : {}) });
    if (!result.error) onDone();
  };
  return (
    <Form onSubmit={submit} problem={error && failureMessage(error)}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={undefined}
        onType={setPassword}
      />
      {(asksCode || code !== '') && <CodeField value={code} onChange={setCode} />}
      <Button type="submit" variant="primary" busy={isLoading}>
        Confirm
      </Button>
      <PasskeyButton label="Use a passkey" onDone={onDone} />
    </Form>
  );
}
