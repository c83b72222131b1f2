import { useIdle } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import styles from './footer-frame.module.css';

const FooterContent = lazy(() =>
  import(/* webpackChunkName: "late-layout" */ './footer-content').then((module) => ({
    default: module.FooterContent,
  })),
);

/** It stands below the fold, so its content comes after the screen's. */
export function Footer({ folded }: { readonly folded: boolean }) {
  const idle = useIdle();
  return (
    <footer className={styles.footer}>
      {idle && (
        <Suspense fallback={null}>
          <FooterContent folded={folded} />
        </Suspense>
      )}
    </footer>
  );
}
