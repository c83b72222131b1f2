import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Card,
  Form,
  Page,
  type Problems,
  TextField,
  useDraft,
} from '@halyard/shared-contracts/ui';
import { emailInputSchema } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useShellForgottenPasswordMutation } from './auth-api';
import { MailNotice } from './mail-notice';
import styles from './credentials-form.module.css';

interface Draft {
  readonly email: string;
}

const explain = (typed: Draft): Problems<Draft> =>
  v.is(emailInputSchema, typed) ? {} : { email: 'Enter an e-mail address, like name@example.com' };

export function ForgottenPasswordScreen() {
  const { draft, problems, change, attempt } = useDraft<Draft>({ email: '' }, explain);
  const [ask, { isLoading, error, data }] = useShellForgottenPasswordMutation();
  const submit = () => {
    if (attempt()) void ask(v.parse(emailInputSchema, draft));
  };
  return (
    <Page title="Reset your password" lead="We mail you a link to choose a new one.">
      <Card>
        <div className={styles.form}>
          <Form onSubmit={submit} problem={error && failureMessage(error)}>
            <TextField
              label="E-mail"
              type="email"
              autoComplete="email"
              value={draft.email}
              error={problems.email}
              onChange={({ target }) => change({ email: target.value })}
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
