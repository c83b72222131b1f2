import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Form, Page } from '@halyard/shared-contracts/ui';
import { emailInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useShellForgottenPasswordMutation } from './auth-api';
import { EmailField } from './fields';
import { MailNotice } from './mail-notice';
import { WRONG } from './problems';
import styles from './credentials-form.module.css';

export function ForgottenPasswordScreen() {
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [ask, { isLoading, error, data }] = useShellForgottenPasswordMutation();
  const typed = v.safeParse(emailInputSchema, { email });
  const submit = async () => {
    setTried(true);
    if (typed.success) await ask(typed.output);
  };
  return (
    <Page title="Reset your password" lead="We mail you a link to choose a new one.">
      <Card>
        <div className={styles.form}>
          <Form onSubmit={submit} problem={error && failureMessage(error)}>
            <EmailField
              value={email}
              error={tried && !typed.success && WRONG.email}
              onType={setEmail}
            />
            <Button type="submit" variant="primary" busy={isLoading}>
              Send the link
            </Button>
            {data && (
              <MailNotice outbox={data.outbox}>
                If this address has an account, a link is on its way.
              </MailNotice>
            )}
            <p>
              <Link to="/log-in">Back to log in</Link>
            </p>
          </Form>
        </div>
      </Card>
    </Page>
  );
}
