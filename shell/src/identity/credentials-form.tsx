import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Form, type Problems, useDraft } from '@halyard/shared-contracts/ui';
import { type Credentials, credentialsSchema } from '@halyard/shared-contracts/wire';
import type { ReactNode } from 'react';
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
  readonly onSubmit: (credentials: Credentials) => void;
  readonly secondFactor?: ReactNode;
  readonly children: ReactNode;
}

const NOTHING: Credentials = { email: '', password: '' };

function explain(typed: Credentials): Problems<Credentials> {
  const { issues = [] } = v.safeParse(credentialsSchema, typed);
  const fields = issues.map((issue) => issue.path?.[0]?.key);
  return {
    ...(fields.includes('email') ? { email: WRONG.email } : {}),
    ...(fields.includes('password') ? { password: WRONG.password } : {}),
  };
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { draft, problems, change, attempt } = useDraft(NOTHING, explain);
  const submit = () => {
    if (attempt()) props.onSubmit(v.parse(credentialsSchema, draft));
  };
  const password = {
    value: draft.password,
    error: problems.password,
    onType: (typed: string) => change({ password: typed }),
  };
  return (
    <Card>
      <div className={styles.form}>
        <Form onSubmit={submit} problem={props.error !== undefined && failureMessage(props.error)}>
          <EmailField
            value={draft.email}
            error={problems.email}
            onType={(email) => change({ email })}
          />
          {props.autoComplete === 'new-password' ? (
            <NewPasswordField {...password} email={draft.email} />
          ) : (
            <PasswordField {...password} autoComplete={props.autoComplete} />
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
