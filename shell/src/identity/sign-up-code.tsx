import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Form, Page, TextField } from '@halyard/shared-contracts/ui';
import { signUpCodeInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useShellSignUpCodeMutation } from './auth-api';
import styles from './credentials-form.module.css';
import { MailNotice } from './mail-notice';
import type { MailedCode } from './mailed-code';
import { useIsLoggedIn } from './use-is-logged-in';

export function SignUpCode({ mailed }: { readonly mailed: MailedCode }) {
  const [confirm, { isLoading, error }] = useShellSignUpCodeMutation();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const submit = async () => {
    const typed = v.safeParse(signUpCodeInputSchema, { code });
    setWrong(!typed.success);
    if (!typed.success) return;
    const result = await confirm(typed.output);
    // The answer to an earlier try may be lost, and a code works once.
    if (!result.error || (await isLoggedIn(mailed.email))) await navigate('/');
  };
  return (
    <Page title="Check your mail" lead={`We sent a mail to ${mailed.email}.`}>
      <Card>
        <div className={styles.form}>
          <Form onSubmit={submit} problem={error && failureMessage(error)}>
            <MailNotice outbox={mailed.outbox}>
              Enter the code from the mail. It works for 10 minutes, in this browser.
            </MailNotice>
            <TextField
              label="Code"
              hint="Eight digits"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={wrong && 'Enter the eight digits from the mail'}
              onChange={({ target }) => setCode(target.value)}
            />
            <Button type="submit" variant="primary" busy={isLoading}>
              Confirm
            </Button>
            <p>
              No mail? Look into your spam folder, or{' '}
              <Link to="/sign-up" replace>
                sign up again
              </Link>
              .
            </p>
          </Form>
        </div>
      </Card>
    </Page>
  );
}
