import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { Button, Card, ErrorView, Form, Page } from '@halyard/shared-contracts/ui';
import { passwordInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useShellResetPasswordMutation } from './auth-api';
import { mailedToken } from './mailed-token';
import { NewPasswordField } from './new-password-field';
import { WRONG } from './problems';
import { isAnswerLost } from './use-is-logged-in';
import styles from './credentials-form.module.css';

function MaybeChanged() {
  return (
    <>
      Your password may be changed already: <Link to="/log-in">log in</Link> with the one that you
      typed first, or ask for a new link.
    </>
  );
}

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  /** A link works once, and it may have worked although the answer is missing. */
  const [lost, setLost] = useState(false);
  const [reset, { isLoading, error, isSuccess }] = useShellResetPasswordMutation();
  if (isSuccess) {
    return (
      <p role="status">
        Your password is changed, and every browser was logged out. <Link to="/log-in">Log in</Link>
      </p>
    );
  }
  const isGood = v.is(passwordInputSchema, { password });
  const submit = async () => {
    setTried(true);
    if (!isGood) return;
    const result = await reset({ token, password });
    if (isAnswerLost(result.error)) setLost(true);
  };
  const isUsed = isApiError(error) && error.code === 'LINK_USED';
  return (
    <Form
      onSubmit={submit}
      problem={isUsed && lost ? <MaybeChanged /> : error && failureMessage(error)}
    >
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
