import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly hero?: ReactNode;
  readonly children?: ReactNode;
}

/** The router uses this key before any navigation. */
const FIRST_ENTRY = 'default';

/** After a navigation, the heading receives the focus, so that the new page is announced. */
export function Page({ title, lead, actions, hero, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // A filter that only changes the address must not move the focus.
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
