import { CircleAlert, X } from 'lucide-react';
import { bannerText, type Failure } from './banner';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  readonly failure: Failure;
  readonly onDismiss: () => void;
}

export function ErrorBox({ failure, onDismiss }: ErrorBoxProps) {
  return (
    <div role="alert" className={styles.box}>
      <CircleAlert size={20} aria-hidden="true" />
      <p className={styles.text}>{bannerText(failure)}</p>
      <button
        type="button"
        aria-label="Dismiss error"
        className={styles.dismiss}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
