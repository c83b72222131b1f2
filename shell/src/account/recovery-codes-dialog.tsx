import { Button, Dialog } from '@halyard/shared-contracts/ui';
import styles from './account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <>
      <p>
        Keep these codes where your phone is not. Each lets you in once without the app. They are
        not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={onDone}>
        I have kept them
      </Button>
    </>
  );
}

export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Your recovery codes" open onClose={onClose}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}
