import { Card, Page } from '@halyard/shared-contracts/ui';
import { ContactDetails } from '../contact-details';
import { FAQ } from './faq';
import { GettingStarted } from './getting-started';
import styles from './help.module.css';

export function HelpScreen() {
  return (
    <Page title="Help & Support" lead="First steps, answers, and how to reach a person.">
      <GettingStarted />
      <div className={styles.columns}>
        <Card title="Frequently Asked Questions">
          <div className={styles.questions}>
            {FAQ.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </div>
        </Card>
        <ContactCard />
      </div>
    </Page>
  );
}

function ContactCard() {
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
