import { ButtonLink } from '@halyard/shared-contracts/ui';
import styles from './standing-page.module.css';

export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <h1>404 - Page Not Found</h1>
      <p>There is nothing at this address.</p>
      <ButtonLink to="/">Go to home</ButtonLink>
    </div>
  );
}
