import type { ReactNode } from 'react';
import styles from './toggle.module.css';

interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once: a checkbox that looks and reads like a switch. */
export function Toggle({ label, checked, onChange, disabled }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.switch}
      />
      <span>{label}</span>
    </label>
  );
}
