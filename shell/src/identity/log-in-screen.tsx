import { Page } from '@halyard/shared-contracts/ui';
import type { Credentials } from '@halyard/shared-contracts/wire';
import { Link, useNavigate } from 'react-router-dom';
import { useShellLogInMutation } from './auth-api';
import { CredentialsForm } from './credentials-form';

export function LogInScreen() {
  const [logIn, { isLoading, error }] = useShellLogInMutation();
  const navigate = useNavigate();
  const submit = async (credentials: Credentials) => {
    const result = await logIn(credentials);
    if (!result.error) await navigate('/');
  };
  return (
    <Page title="Log in">
      <CredentialsForm
        submitLabel="Log in"
        autoComplete="current-password"
        busy={isLoading}
        error={error}
        onSubmit={(credentials) => void submit(credentials)}
      >
        <p>
          New here? <Link to="/sign-up">Sign up</Link>
        </p>
      </CredentialsForm>
    </Page>
  );
}
