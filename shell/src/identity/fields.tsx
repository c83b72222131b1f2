import { TextField } from '@halyard/shared-contracts/ui';

interface FieldProps {
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | false | undefined;
  readonly onType: (typed: string) => void;
}

export function EmailField({ label = 'E-mail', onType, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      autoComplete="email"
      onChange={({ target }) => onType(target.value)}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label = 'Password', onType, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="password"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
