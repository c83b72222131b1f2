import { useIdle } from '@halyard/shared-contracts/ui';
import { Suspense } from 'react';
import { LateContent } from '../late/late';
import styles from './footer-frame.module.css';

/** It stands below the fold, so its content comes after the screen's. */
export function Footer({ folded }: { readonly folded: boolean }) {
  const idle = useIdle();
  return (
    <footer className={styles.footer}>
      {idle && (
        <Suspense fallback={null}>
          <LateContent folded={folded} />
        </Suspense>
      )}
    </footer>
  );
}
