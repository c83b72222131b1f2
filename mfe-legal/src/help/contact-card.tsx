import { Card } from '@halyard/shared-contracts/ui';
import { ContactDetails } from '../contact-details';
import styles from './help.module.css';

export function ContactCard() {
  return (
    <div className={styles.contact}>
      <Card title="Contact Support">
        <ContactDetails />
        <p className={styles.hint}>
          Say which screen you were on and what you expected. Never send a password or a full
          account number; we do not ask for them.
        </p>
      </Card>
    </div>
  );
}
