import { LoadingView } from '@halyard/shared-contracts/ui';
import { useEffect, useState } from 'react';
import styles from './screen-state.module.css';

/** Time after which the screen says that it takes longer than usual, ms. */
const LATE_MS = 3_000;

export function RemoteLoading({ message }: { readonly message: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingView message={message} />
      {isLate && (
        <p role="status" className={styles.late}>
          This is taking longer than usual.
        </p>
      )}
    </>
  );
}
