import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  readonly as?: 'section' | 'article' | 'div' | undefined;
  /** It is the id of a heading elsewhere, for a card without a title. */
  readonly labelledBy?: string | undefined;
  /** A hero has no border, a working card is the default, and quiet is for secondary figures. */
  readonly rank?: 'hero' | 'quiet' | undefined;
}

export function Card({ title, actions, footer, children, as, labelledBy, rank }: CardProps) {
  const titleId = useId();
  const name = title ? titleId : labelledBy;
  const Element = as ?? (name ? 'section' : 'div');
  return (
    <Element
      className={clsx(styles.card, rank && styles[rank])}
      aria-labelledby={Element === 'div' ? undefined : name}
    >
      {(title || actions) && (
        <header className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Element>
  );
}
