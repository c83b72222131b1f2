import { type ReactNode, useId } from 'react';
import styles from './toggle.module.css';

interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

export function Toggle({ label, checked, onChange, disabled }: ToggleProps) {
  const labelId = useId();
  return (
    <label className={styles.toggle}>
      <button
        type="button"
        role="switch"
        aria-labelledby={labelId}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={styles.switch}
      />
      <span id={labelId}>{label}</span>
    </label>
  );
}
