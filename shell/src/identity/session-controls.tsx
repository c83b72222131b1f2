import { ButtonLink } from '@halyard/shared-contracts/ui';
import { useShellSessionQuery } from './auth-api';
import styles from './session-controls.module.css';

export function SessionControls() {
  const { data } = useShellSessionQuery();
  if (data?.email) return null;
  return (
    <div className={styles.controls}>
      <ButtonLink to="/log-in" variant="quiet" size="small">
        Log in
      </ButtonLink>
      <ButtonLink to="/sign-up" variant="primary" size="small">
        Sign up
      </ButtonLink>
    </div>
  );
}
