import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly defaultOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** The contents are rendered when they are first opened. */
export function Disclosure({ summary, defaultOpen = false, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [hasContents, setHasContents] = useState(defaultOpen);
  const turn = () => {
    setOpen(!open);
    setHasContents(true);
  };
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={turn}
        className={styles.summary}
      >
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
        <span className={styles.words}>{summary}</span>
      </button>
      <div id={id} hidden={!open}>
        {hasContents && children}
      </div>
    </div>
  );
}
