import { failureMessage } from '@halyard/shared-contracts/store';
import { Badge, Button, Card, Dialog, Form, FormProblem } from '@halyard/shared-contracts/ui';
import { type AccountSecurity, emailInputSchema } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import * as v from 'valibot';
import { EmailField } from '../identity/fields';
import { MailNotice } from '../identity/mail-notice';
import { WRONG } from '../identity/problems';
import { useShellChangeEmailMutation, useShellSendVerificationMutation } from './account-api';
import styles from './account.module.css';
import { useGuarded } from './guarded-context';

function ChangeEmail({ onClose }: { readonly onClose: () => void }) {
  const guarded = useGuarded();
  const [changeEmail, { isLoading, error, data }] = useShellChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = async () => {
    const typed = v.safeParse(emailInputSchema, { email });
    setWrong(!typed.success);
    if (typed.success) await guarded(() => changeEmail(typed.output));
  };
  return (
    <Dialog title="Change your e-mail address" open onClose={onClose}>
      {data ? (
        <MailNotice outbox={data.outbox}>
          A link is on its way to the new address. Open it in this browser to make the change.
        </MailNotice>
      ) : (
        <Form onSubmit={submit} problem={error && failureMessage(error)}>
          <EmailField
            label="New e-mail"
            autoComplete="email"
            value={email}
            error={wrong && WRONG.email}
            onType={setEmail}
          />
          <Button type="submit" variant="primary" busy={isLoading}>
            Send a link there
          </Button>
        </Form>
      )}
    </Dialog>
  );
}

export function EmailCard({ account }: { readonly account: AccountSecurity }) {
  const [sendLink, { isLoading, error, data }] = useShellSendVerificationMutation();
  const [changing, setChanging] = useState(false);
  return (
    <Card title="E-mail" actions={<Button onClick={() => setChanging(true)}>Change e-mail</Button>}>
      <p className={styles.line}>
        {account.email}
        {account.emailVerified ? (
          <Badge tone="positive">Confirmed</Badge>
        ) : (
          <Badge tone="warning">Not confirmed</Badge>
        )}
      </p>
      {!account.emailVerified && (
        <Button busy={isLoading} onClick={() => void sendLink()}>
          Send the link again
        </Button>
      )}
      {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
      {data && <MailNotice outbox={data.outbox}>The link is on its way.</MailNotice>}
      {changing && <ChangeEmail onClose={() => setChanging(false)} />}
    </Card>
  );
}
