import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './rows-link.module.css';

interface RowsLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function RowsLink({ to, children }: RowsLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
