import { TextField } from '@halyard/shared-contracts/ui';
import { useEffect, useRef } from 'react';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function CodeField({ value, onChange }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="Code"
      hint="Six digits from your authenticator app, or a recovery code"
      autoComplete="one-time-code"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
