import { isApiError } from '@halyard/shared-contracts/store';
import { Page } from '@halyard/shared-contracts/ui';
import type { Credentials } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShellLogInMutation } from './auth-api';
import { CodeField } from './code-field';
import { CredentialsForm } from './credentials-form';
import { PasskeyButton } from './passkey-button';
import { isAnswerLost, useIsLoggedIn } from './use-is-logged-in';
import { useLazyShellVisitsQuery } from '../visit/visit-api';

function useAfterLogIn(): () => Promise<void> {
  const [askVisits] = useLazyShellVisitsQuery();
  const navigate = useNavigate();
  return async () => {
    const { data: visits = [] } = await askVisits();
    const asks = visits.some(({ put_away }) => !put_away);
    await navigate(asks ? '/settings' : '/');
  };
}

const NEEDS_CODE = ['SECOND_FACTOR_REQUIRED', 'WRONG_CODE'];

export function LogInScreen() {
  const [logIn, { isLoading, error }] = useShellLogInMutation();
  const [code, setCode] = useState<string | null>(null);
  const goOn = useAfterLogIn();
  const isLoggedIn = useIsLoggedIn();
  const submit = async (credentials: Credentials) => {
    const result = await logIn({ ...credentials, ...(code ? { code } : {}) });
    const isDone =
      !result.error || (isAnswerLost(result.error) && (await isLoggedIn(credentials.email)));
    if (isDone) await goOn();
    else if (isApiError(result.error) && NEEDS_CODE.includes(result.error.code)) setCode('');
  };
  const isFirstAsk = isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED';
  return (
    <Page title="Log in">
      <CredentialsForm
        submitLabel="Log in"
        autoComplete="current-password"
        busy={isLoading}
        error={isFirstAsk ? undefined : error}
        onSubmit={submit}
        secondFactor={code !== null && <CodeField value={code} onChange={setCode} />}
      >
        <PasskeyButton label="Log in with a passkey" onDone={() => void goOn()} />
        <p>
          <Link to="/forgotten-password">Forgot your password?</Link>
        </p>
        <p>
          New here? <Link to="/sign-up">Sign up</Link>
        </p>
      </CredentialsForm>
    </Page>
  );
}
