import { ButtonLink } from '@halyard/shared-contracts/ui';
import { useShellSessionQuery } from './auth-api';
import styles from './session-controls.module.css';

export function SessionControls() {
  const { data } = useShellSessionQuery();
  return (
    <div className={styles.controls}>
      {data?.email ? (
        <ButtonLink to="/settings" variant="secondary" size="small">
          Settings
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to="/log-in" variant="quiet" size="small">
            Log in
          </ButtonLink>
          <ButtonLink to="/sign-up" variant="primary" size="small">
            Sign up
          </ButtonLink>
        </>
      )}
    </div>
  );
}
