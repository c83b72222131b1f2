import { brand } from '@halyard/shared-contracts/brand';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './logo.module.css';

export function Logo() {
  const [failed, setFailed] = useState(false);
  return (
    <Link to="/" className={styles.logo} aria-label={`${brand.name} home`}>
      {failed ? (
        <span className={styles.mark} aria-hidden="true">
          {brand.name.charAt(0)}
        </span>
      ) : (
        <img src="/logo.svg" alt="" width={32} height={32} onError={() => setFailed(true)} />
      )}
      <span className={styles.name}>{brand.name}</span>
    </Link>
  );
}
