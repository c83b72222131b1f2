import { Page } from '@halyard/shared-contracts/ui';
import type { Credentials } from '@halyard/shared-contracts/wire';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useShellSignUpMutation } from './auth-api';
import { CredentialsForm } from './credentials-form';
import { isMailedCode } from './mailed-code';
import { SignUpCode } from './sign-up-code';

function SignUpForm() {
  const [signUp, { isLoading, error }] = useShellSignUpMutation();
  const navigate = useNavigate();
  const submit = async ({ email, password }: Credentials) => {
    const { data } = await signUp({ email, password });
    if (data) await navigate('/sign-up', { state: { email, outbox: data.outbox } });
  };
  return (
    <Page title="Sign up" lead="What you entered and connected so far stays yours.">
      <CredentialsForm
        submitLabel="Create account"
        autoComplete="new-password"
        busy={isLoading}
        error={error}
        onSubmit={submit}
      >
        <p>
          You have an account? <Link to="/log-in">Log in</Link>
        </p>
      </CredentialsForm>
    </Page>
  );
}

/** The step is in the browser history, so a reload keeps it. */
export function SignUpScreen() {
  const { state } = useLocation();
  return isMailedCode(state) ? <SignUpCode mailed={state} /> : <SignUpForm />;
}
