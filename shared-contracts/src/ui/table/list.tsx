import type { ReactNode } from 'react';
import styles from './list.module.css';

export function List({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly value: ReactNode;
  readonly meta?: ReactNode;
  /** With it, the title is a button, and the whole row reacts to the pointer. */
  readonly onOpen?: (() => void) | undefined;
  readonly badge?: ReactNode;
}

export function ListRow({ icon, title, subtitle, value, meta, onOpen, badge }: ListRowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.who}>
        <div className={styles.titleLine}>
          {onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen}>
              {title}
            </button>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {badge}
        </div>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      <div className={styles.howMuch}>
        <div className={styles.value}>{value}</div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
    </li>
  );
}
