import { createElement, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { Overrides } from '../choice/overrides';
import type { OwnedRoute } from '../loader/remote-loader';
import { RemoteLoading } from './remote-loading';
import type { ScreenCache } from './screen-cache';
import { UnavailableView } from './unavailable-view';

interface RemoteScreenProps {
  readonly route: OwnedRoute;
  readonly cache: ScreenCache;
  readonly overrides: Overrides;
}

/** One route of a remote. Whatever fails inside costs this screen only, and Try Again starts it anew. */
export function RemoteScreen({ route, cache, overrides }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const startAnew = () => setAttempt((count) => count + 1);
  const retry = () => {
    cache.forget(route);
    startAnew();
  };
  const unavailable = ({ error }: FallbackProps) => (
    <UnavailableView route={route} overrides={overrides} error={error} onRetry={retry} />
  );
  return (
    <ErrorBoundary
      key={`${route.path} ${attempt}`}
      onError={(error) => {
        if (cache.crashed(route, error)) startAnew();
      }}
      fallbackRender={unavailable}
    >
      <Suspense fallback={<RemoteLoading message={route.loading} />}>
        {createElement(cache.get(route))}
      </Suspense>
    </ErrorBoundary>
  );
}
