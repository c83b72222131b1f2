import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import {
  Button,
  ButtonLink,
  Card,
  ErrorView,
  FormProblem,
  Page,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellVerifyEmailMutation } from './auth-api';
import { mailedToken } from './mailed-token';

const messageOf = (error: unknown): string =>
  isApiError(error) && error.code === 'SIGN_IN_REQUIRED'
    ? 'Log in to your account in this browser first, then open the link again.'
    : failureMessage(error);

/** Mail scanners open links, so only a press uses the link. */
function Confirmation({ token }: { token: string }) {
  const [verify, { isLoading, error, isSuccess }] = useShellVerifyEmailMutation();
  if (isSuccess) {
    return (
      <>
        <p role="status">Your e-mail address is confirmed.</p>
        <ButtonLink to="/">Go to home</ButtonLink>
      </>
    );
  }
  return (
    <>
      {error !== undefined && <FormProblem>{messageOf(error)}</FormProblem>}
      <Button variant="primary" busy={isLoading} onClick={() => void verify({ token })}>
        Confirm this address
      </Button>
    </>
  );
}

export function VerifyEmailScreen() {
  const { hash } = useLocation();
  const [token] = useState(() => mailedToken(hash));
  return (
    <Page title="Confirm your e-mail address">
      <Card>
        {token ? (
          <Confirmation token={token} />
        ) : (
          <ErrorView message="This link is not complete. Open it from the mail again." />
        )}
      </Card>
    </Page>
  );
}
