import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const FoundDialog = lazy(() =>
  import(/* webpackChunkName: "found" */ './found-dialog').then((module) => ({
    default: module.FoundDialog,
  })),
);

/** `/?found=1` is home right after the first bank was linked. */
export function Found() {
  const { pathname, search } = useLocation();
  if (pathname !== '/' || !search.includes('found=')) return null;
  return (
    <Suspense fallback={null}>
      <FoundDialog />
    </Suspense>
  );
}
