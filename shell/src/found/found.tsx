import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

const FoundDialog = lazy(() =>
  import(/* webpackChunkName: "found" */ './found-dialog').then((module) => ({
    default: module.FoundDialog,
  })),
);

/** `/?found=1` is home right after the first bank was linked. A dialog is no part of the footer around it. */
export function Found() {
  const { pathname, search } = useLocation();
  if (pathname !== '/' || !search.includes('found=')) return null;
  return createPortal(
    <Suspense fallback={null}>
      <FoundDialog />
    </Suspense>,
    document.body,
  );
}
