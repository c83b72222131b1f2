import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, FormProblem } from '@halyard/shared-contracts/ui';
import { useDashboardAllowAiMutation } from './chat-api';
import { CONSENT } from './chat-words';
import styles from './chat.module.css';

/** Asks once before the first call to a provider, and lets the choice be changed. `consent` is null before it was made. */
export function Consent({ consent }: { consent: boolean | null }) {
  const [allow, { isLoading, error }] = useDashboardAllowAiMutation();
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
  const problem = error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>;
  if (consent !== null) {
    return (
      <>
        <p className={styles.consent}>
          {consent ? CONSENT.on : CONSENT.off}
          {consent ? button(false, 'Turn off') : button(true, 'Turn on')}
        </p>
        {problem}
      </>
    );
  }
  return (
    <section aria-label="Permission for AI" className={styles.asking}>
      <p>{CONSENT.ask}</p>
      {problem}
      <div className={styles.choice}>
        {button(true, 'Allow')}
        {button(false, 'Not now')}
      </div>
    </section>
  );
}
