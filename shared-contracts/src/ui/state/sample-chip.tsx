import { useId, useState } from 'react';
import styles from './sample-chip.module.css';

const EXPLANATION =
  'These figures belong to a sample household. Connect your bank or add an account to see your own.';

/** Sample figures are always marked. */
export function SampleChip() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span
      className={styles.anchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <span className={styles.chip}>Sample data</span>
      </button>
      <span role="tooltip" id={id} className={styles.tooltip} data-open={open}>
        {EXPLANATION}
      </span>
    </span>
  );
}
