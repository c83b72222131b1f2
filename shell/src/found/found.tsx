import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

const FoundDialog = lazy(() =>
  import(/* webpackChunkName: "onboarding" */ './found-dialog').then((module) => ({
    default: module.FoundDialog,
  })),
);

export function Found() {
  const { pathname, search } = useLocation();
  const isRequested = pathname === '/' && search.includes('found=');
  if (!isRequested) return null;
  return createPortal(
    <Suspense fallback={null}>
      <FoundDialog />
    </Suspense>,
    document.body,
  );
}
