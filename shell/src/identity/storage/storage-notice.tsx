import { lazy, Suspense } from 'react';
import { useShellSessionQuery } from '../auth-api';

const StorageBar = lazy(() =>
  import(/* webpackChunkName: "account" */ './storage-bar').then((module) => ({
    default: module.StorageBar,
  })),
);

export function StorageNotice() {
  const { data } = useShellSessionQuery();
  if (!data?.storage) return null;
  return (
    <Suspense fallback={null}>
      <StorageBar storage={data.storage} />
    </Suspense>
  );
}
