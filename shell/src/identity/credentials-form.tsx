import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, TextField } from '@halyard/shared-contracts/ui';
import { type Credentials, credentialsSchema } from '@halyard/shared-contracts/wire';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import styles from './credentials-form.module.css';

interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly passwordHint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly children: ReactNode;
}

type FieldErrors = Partial<Record<'email' | 'password', string>>;

const EXPLANATIONS: Readonly<Record<keyof Credentials, string>> = {
  email: 'Enter an e-mail address, like name@example.com',
  password: 'Use at least 10 characters',
};

function explain(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields = issues.map((issue) => issue.path?.[0]?.key);
  return {
    ...(fields.includes('email') ? { email: EXPLANATIONS.email } : {}),
    ...(fields.includes('password') ? { password: EXPLANATIONS.password } : {}),
  };
}

/** E-mail and password, checked before they leave the page. */
export function CredentialsForm(props: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = v.safeParse(credentialsSchema, { email, password });
    setErrors(result.success ? {} : explain(result.issues));
    if (result.success) props.onSubmit(result.output);
  };
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        {props.error !== undefined && (
          <p role="alert" className={styles.error}>
            {failureMessage(props.error)}
          </p>
        )}
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete={props.autoComplete}
          value={password}
          hint={props.passwordHint}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={props.busy}>
          {props.submitLabel}
        </Button>
        {props.children}
      </form>
    </Card>
  );
}
