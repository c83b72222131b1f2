import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import { useShellSessionQuery } from '../identity/auth-api';
import styles from './settings.module.css';

const FOR_USER = 'Change your e-mail or password, add a passkey, and see where you are logged in.';
const FOR_VISITOR =
  'Only this browser can open what you enter. With an account you also have a password, passkeys, and codes from an app.';

export function SecurityCard() {
  const { data } = useShellSessionQuery();
  if (!data) return null;
  return (
    <Card title="Security">
      <p className={styles.note}>{data.email ? FOR_USER : FOR_VISITOR}</p>
      {data.email && (
        <div className={styles.buttons}>
          <ButtonLink to="/account">Account and security</ButtonLink>
        </div>
      )}
    </Card>
  );
}
