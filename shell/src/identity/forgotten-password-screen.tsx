import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, Form, Page, type Problems, useDraft } from '@halyard/shared-contracts/ui';
import { emailInputSchema } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useShellForgottenPasswordMutation } from './auth-api';
import { EmailField } from './fields';
import { MailNotice } from './mail-notice';
import { WRONG } from './problems';
import styles from './credentials-form.module.css';

interface Draft {
  readonly email: string;
}

const explain = (typed: Draft): Problems<Draft> =>
  v.is(emailInputSchema, typed) ? {} : { email: WRONG.email };

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
            <EmailField
              value={draft.email}
              error={problems.email}
              onType={(email) => change({ email })}
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
