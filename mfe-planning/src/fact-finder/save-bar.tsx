import { failureMessage } from '@halyard/shared-contracts/store';
import { Button } from '@halyard/shared-contracts/ui';
import styles from './fact-finder.module.css';

interface SaveBarProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly state: 'untouched' | 'unsaved' | 'saved';
}

const WORDS = { untouched: '', unsaved: 'Unsaved changes', saved: 'All changes saved' };

export function SaveBar({ busy, error, state }: SaveBarProps) {
  return (
    <div className={styles.save}>
      <Button type="submit" variant="primary" busy={busy}>
        Save
      </Button>
      {error === undefined ? (
        <span role="status" className={styles.state}>
          {WORDS[state]}
        </span>
      ) : (
        <p role="alert" className={styles.failed}>
          Your answers could not be saved. {failureMessage(error)} What you typed is still here.
        </p>
      )}
    </div>
  );
}
