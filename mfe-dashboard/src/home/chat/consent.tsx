import { Button } from '@halyard/shared-contracts/ui';
import { useDashboardAllowAiMutation } from './chat-api';
import { CONSENT } from './chat-words';
import styles from './chat.module.css';

/** Asks once before the first call to a provider, and lets the choice be changed. `consent` is null before it was made. */
export function Consent({ consent }: { consent: boolean | null }) {
  const [allow, { isLoading }] = useDashboardAllowAiMutation();
  const button = (granted: boolean, label: string) => (
    <Button
      size="small"
      variant={consent === null && granted ? 'primary' : 'quiet'}
      busy={isLoading}
      onClick={() => void allow(granted)}
    >
      {label}
    </Button>
  );
  if (consent !== null) {
    return (
      <p className={styles.consent}>
        {consent ? CONSENT.on : CONSENT.off}
        {consent ? button(false, 'Turn off') : button(true, 'Turn on')}
      </p>
    );
  }
  return (
    <section aria-label="Permission for AI" className={styles.asking}>
      <p>{CONSENT.ask}</p>
      <div className={styles.choice}>
        {button(true, 'Allow')}
        {button(false, 'Not now')}
      </div>
    </section>
  );
}
