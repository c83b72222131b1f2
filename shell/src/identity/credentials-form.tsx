import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Form, type Problems } from '@halyard/shared-contracts/ui';
import { type Credentials, credentialsSchema } from '@halyard/shared-contracts/wire';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { EmailField, PasswordField } from './fields';
import { NewPasswordField } from './new-password-field';
import { WRONG } from './problems';
import styles from './credentials-form.module.css';

interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly busy: boolean;
  readonly error: unknown;
  /** Until the promise is settled, another submit is ignored. */
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  readonly secondFactor?: ReactNode;
  readonly children: ReactNode;
}

function problemsOf(typed: Credentials): Problems<Credentials> {
  const { issues = [] } = v.safeParse(credentialsSchema, typed);
  const fields = issues.map((issue) => issue.path?.[0]?.key);
  return {
    ...(fields.includes('email') ? { email: WRONG.email } : {}),
    ...(fields.includes('password') ? { password: WRONG.password } : {}),
  };
}

export function CredentialsForm(props: CredentialsFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOf({ email, password }) : {};
  const submit = async () => {
    setTried(true);
    const typed = v.safeParse(credentialsSchema, { email, password });
    if (typed.success) await props.onSubmit(typed.output);
  };
  const passwordField = { value: password, error: problems.password, onType: setPassword };
  return (
    <Card>
      <div className={styles.form}>
        <Form onSubmit={submit} problem={props.error !== undefined && failureMessage(props.error)}>
          <EmailField value={email} error={problems.email} onType={setEmail} />
          {props.autoComplete === 'new-password' ? (
            <NewPasswordField {...passwordField} email={email} />
          ) : (
            <PasswordField {...passwordField} autoComplete={props.autoComplete} />
          )}
          {props.secondFactor}
          <Button type="submit" variant="primary" busy={props.busy}>
            {props.submitLabel}
          </Button>
          {props.children}
        </Form>
      </div>
    </Card>
  );
}
