import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, ErrorView, Form, Page } from '@halyard/shared-contracts/ui';
import { passwordInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useShellResetPasswordMutation } from './auth-api';
import { mailedToken } from './mailed-token';
import { NewPasswordField } from './new-password-field';
import { WRONG } from './problems';
import styles from './credentials-form.module.css';

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [reset, { isLoading, error, isSuccess }] = useShellResetPasswordMutation();
  if (isSuccess) {
    return (
      <p role="status">
        Your password is changed, and every browser was logged out. <Link to="/log-in">Log in</Link>
      </p>
    );
  }
  const isGood = v.is(passwordInputSchema, { password });
  const submit = () => {
    setTried(true);
    if (isGood) void reset({ token, password });
  };
  return (
    <Form onSubmit={submit} problem={error && failureMessage(error)}>
      <NewPasswordField
        label="New password"
        email=""
        value={password}
        error={tried && !isGood && WRONG.password}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" busy={isLoading}>
        Change password
      </Button>
    </Form>
  );
}

export function ResetPasswordScreen() {
  const { hash } = useLocation();
  const [token] = useState(() => mailedToken(hash));
  return (
    <Page title="Choose a new password">
      <Card>
        {token ? (
          <div className={styles.form}>
            <NewPassword token={token} />
          </div>
        ) : (
          <ErrorView message="This link is not complete. Open it from the mail again." />
        )}
      </Card>
    </Page>
  );
}
