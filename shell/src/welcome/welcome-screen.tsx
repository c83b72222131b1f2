import { brand } from '@halyard/shared-contracts/brand';
import { Button, ButtonLink } from '@halyard/shared-contracts/ui';
import { useEffect } from 'react';
import { useDocumentTitle } from '../use-document-title';
import { Picture } from './picture';
import { FEATURES, SHOWN, TRUST } from './welcome-content';
import styles from './welcome-screen.module.css';

/** `before-app.js` answers presses until this event. */
const READY = 'halyard-welcome-ready';

interface WelcomeScreenProps {
  /** It skips the questionnaire. */
  readonly onEnter: (address: string) => void;
}

export function WelcomeScreen({ onEnter }: WelcomeScreenProps) {
  useDocumentTitle('/welcome', undefined);
  useEffect(() => void window.dispatchEvent(new Event(READY)), []);
  const lookAround = (
    <Button variant="secondary" data-enter="/" onClick={() => onEnter('/')}>
      Look around with sample data
    </Button>
  );
  const getStarted = (
    <ButtonLink to="/onboarding" variant="primary">
      Get Started
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <p className={styles.brand}>
          <img src="/logo.svg" alt="" width={32} height={32} />
          {brand.name}
        </p>
        <Button variant="quiet" data-enter="/log-in" onClick={() => onEnter('/log-in')}>
          Log in
        </Button>
      </header>
      <main className={styles.content}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.tagline}>{brand.tagline}</h1>
            <p className={styles.lead}>
              Every account, debt, and plan in one calm place, with figures computed from your own
              data.
            </p>
            <div className={styles.buttons}>
              {getStarted}
              {lookAround}
            </div>
          </div>
          <Picture
            name="spending-desktop"
            phone="budget-phone"
            alt="A month of a sample household in Halyard"
            width={1120}
            height={760}
            eager
          />
        </section>
        <section aria-labelledby="features" className={styles.section}>
          <h2 id="features">What you get</h2>
          <ul className={styles.shown}>
            {SHOWN.map(({ name, alt, caption }) => (
              <li key={name}>
                <figure className={styles.figure}>
                  <Picture name={name} alt={alt} width={390} height={560} />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <ul className={styles.features}>
            {FEATURES.map(({ title, text, Icon }) => (
              <li key={title} className={styles.card}>
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="trust" className={styles.section}>
          <h2 id="trust">Built to be trusted</h2>
          <ul className={styles.trust}>
            {TRUST.map(({ title, text, Icon }) => (
              <li key={title}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="start" className={styles.start}>
          <h2 id="start">Start Your Financial Journey</h2>
          <p>It takes under 5 minutes and needs no credit card.</p>
          <div className={styles.buttons}>{getStarted}</div>
        </section>
      </main>
    </div>
  );
}
