import { brand } from '@halyard/shared-contracts/brand';
import { ButtonLink } from '@halyard/shared-contracts/ui';
import { FEATURES, TRUST } from './welcome-content';
import styles from './welcome-screen.module.css';
import { useDocumentTitle } from '../use-document-title';

export function WelcomeScreen() {
  useDocumentTitle('/welcome', undefined);
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <p className={styles.brand}>
          <img src="/logo.svg" alt="" width={36} height={36} />
          {brand.name}
        </p>
        <h1 className={styles.tagline}>{brand.tagline}</h1>
        <p className={styles.lead}>
          Every account, debt and plan on one calm page, and not one figure that was not computed
          from your own data.
        </p>
        <div>
          <ButtonLink to="/onboarding" variant="primary">
            Get Started
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="features" className={styles.section}>
        <h2 id="features">What you get</h2>
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
        <div>
          <ButtonLink to="/onboarding" variant="primary">
            Get Started
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}
