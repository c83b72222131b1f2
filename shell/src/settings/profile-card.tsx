import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, ButtonLink, Card, ErrorView } from '@halyard/shared-contracts/ui';
import { useShellSessionQuery } from '../identity/auth-api';
import { useLogOut } from '../identity/use-log-out';
import styles from './settings.module.css';

const VISITING =
  'You are visiting without an account. What you add here is deleted about a year after your last visit; sign up to keep it.';

function ForUser({ email }: { readonly email: string }) {
  const { logOut, isLoading, error } = useLogOut();
  return (
    <>
      <p>{`Logged in as ${email}`}</p>
      {error && <p role="alert">{failureMessage(error)}</p>}
      <div className={styles.buttons}>
        <ButtonLink to="/fact-finder">Edit profile</ButtonLink>
        <Button variant="secondary" busy={isLoading} onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
    </>
  );
}

function ForVisitor() {
  return (
    <>
      <p>{VISITING}</p>
      <div className={styles.buttons}>
        <ButtonLink to="/sign-up" variant="primary">
          Create account
        </ButtonLink>
        <ButtonLink to="/fact-finder">Edit profile</ButtonLink>
      </div>
    </>
  );
}

export function ProfileCard() {
  const { data, error, refetch } = useShellSessionQuery();
  if (!data) return <ErrorView message={failureMessage(error)} onRetry={refetch} />;
  return (
    <Card title="Profile">{data.email ? <ForUser email={data.email} /> : <ForVisitor />}</Card>
  );
}
