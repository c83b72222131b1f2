import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** The one figure or block that answers the screen's question. */
  readonly hero?: ReactNode;
  readonly children?: ReactNode;
}

/** The router's key of the entry a visit starts on, before any navigation. */
const FIRST_ENTRY = 'default';

/** A screen's frame. Its heading takes the focus after a navigation, so the new page is read out. */
export function Page({ title, lead, actions, hero, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // A filter that only changes the address is no arrival, and must not take the focus from its field.
  const [startedAt] = useState(() => (key === FIRST_ENTRY ? pathname : null));
  useEffect(() => {
    if (pathname !== startedAt) heading.current?.focus({ preventScroll: true });
  }, [pathname, startedAt]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {hero}
      {children}
    </div>
  );
}
