import { useCallback, useEffect, useState } from 'react';
import type { OwnedRoute } from '../loader/owned-routes';
import type { RemoteLoader } from '../loader/remote-loader';

export function useRoutes(loader: RemoteLoader): {
  readonly routes: readonly OwnedRoute[] | null | undefined;
  readonly retry: () => void;
} {
  const [routes, setRoutes] = useState<readonly OwnedRoute[] | null | undefined>(() =>
    loader.knownRoutes(),
  );
  const ask = useCallback(
    () => loader.routes().then(setRoutes, () => setRoutes((known) => known ?? null)),
    [loader],
  );
  useEffect(() => void ask(), [ask]);
  const retry = () => {
    setRoutes((known) => known ?? undefined);
    void ask();
  };
  return { routes, retry };
}
