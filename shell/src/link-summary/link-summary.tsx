import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

const LinkSummaryDialog = lazy(() =>
  import(/* webpackChunkName: "onboarding" */ './link-summary-dialog').then((module) => ({
    default: module.LinkSummaryDialog,
  })),
);

export function LinkSummary() {
  const { pathname, search } = useLocation();
  const isRequested = pathname === '/' && search.includes('found=');
  if (!isRequested) return null;
  return createPortal(
    <Suspense fallback={null}>
      <LinkSummaryDialog />
    </Suspense>,
    document.body,
  );
}
