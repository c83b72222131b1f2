import { TextField, Toggle } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

export interface FieldProps {
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | false | undefined;
  readonly onType: (typed: string) => void;
}

interface EmailFieldProps extends FieldProps {
  readonly autoComplete?: 'username' | 'email';
}

export function EmailField({
  label = 'E-mail',
  autoComplete = 'username',
  onType,
  ...field
}: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      autoComplete={autoComplete}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label = 'Password', onType, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...field}
        label={label}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <Toggle label="Show password" checked={shown} onChange={setShown} />
    </>
  );
}
