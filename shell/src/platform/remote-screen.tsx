import { ErrorView, LoadingView } from '@halyard/shared-contracts/ui';
import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { OwnedRoute, RemoteLoader } from './remote-loader';

type LazyScreen = LazyExoticComponent<ComponentType>;

/** Lazy screens by path, one for as long as it has not failed: showing one again suspends no more. */
export function screenCache(loader: RemoteLoader) {
  const screens = new Map<string, LazyScreen>();
  const ahead = new Map<string, ReturnType<RemoteLoader['screen']>>();
  const fetchOnce = ({ remote, path }: OwnedRoute) => {
    const fetching = ahead.get(path) ?? loader.screen(remote, path);
    ahead.delete(path);
    return fetching;
  };
  return {
    get(route: OwnedRoute): LazyScreen {
      const known = screens.get(route.path);
      if (known) return known;
      const screen = lazy(() => fetchOnce(route));
      screens.set(route.path, screen);
      return screen;
    },
    /** Fetches a screen that is likely to be wanted; a failure is told only if it then is. */
    warm({ remote, path }: OwnedRoute): void {
      if (screens.has(path) || ahead.has(path)) return;
      const fetching = loader.screen(remote, path);
      ahead.set(path, fetching);
      fetching.catch(() => ahead.delete(path));
    },
    forget: (path: string) => void screens.delete(path),
  };
}

export type ScreenCache = ReturnType<typeof screenCache>;

/** One route of a remote. Whatever fails inside costs this screen only, and Try Again starts it anew. */
export function RemoteScreen({ route, cache }: { route: OwnedRoute; cache: ScreenCache }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    cache.forget(route.path);
    setAttempt((count) => count + 1);
  };
  return (
    <ErrorBoundary
      key={`${route.path} ${attempt}`}
      fallback={
        <ErrorView
          message={`${route.title} is not available right now. The rest of Halyard works.`}
          onRetry={retry}
        />
      }
    >
      <Suspense fallback={<LoadingView message={route.loading} />}>
        {createElement(cache.get(route))}
      </Suspense>
    </ErrorBoundary>
  );
}
