import { Page } from '@halyard/shared-contracts/ui';
import type { Credentials } from '@halyard/shared-contracts/wire';
import { Link, useNavigate } from 'react-router-dom';
import { useShellSignUpMutation } from './auth-api';
import { CredentialsForm } from './credentials-form';

export function SignUpScreen() {
  const [signUp, { isLoading, error }] = useShellSignUpMutation();
  const navigate = useNavigate();
  const submit = async (credentials: Credentials) => {
    const result = await signUp(credentials);
    if (!result.error) await navigate('/');
  };
  return (
    <Page title="Sign up" lead="What you entered and connected so far stays yours.">
      <CredentialsForm
        submitLabel="Create account"
        autoComplete="new-password"
        passwordHint="At least 10 characters"
        busy={isLoading}
        error={error}
        onSubmit={(credentials) => void submit(credentials)}
      >
        <p>
          You have an account? <Link to="/log-in">Log in</Link>
        </p>
      </CredentialsForm>
    </Page>
  );
}
