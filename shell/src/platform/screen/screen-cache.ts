import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { OwnedRoute, RemoteLoader } from '../loader/remote-loader';

type LazyScreen = LazyExoticComponent<ComponentType>;

/** Lazy screens by path, one for as long as it has not failed: showing one again suspends no more. */
export interface ScreenCache {
  get(route: OwnedRoute): LazyScreen;
  /** Fetches a screen that is likely to be wanted; a failure is told only if it then is. */
  warm(route: OwnedRoute): void;
  /** Has the screen loaded anew when it is shown next. */
  forget(route: OwnedRoute): void;
  /** Tells the loader of a screen that broke; true when it is to be shown again at once, by another version. */
  crashed(route: OwnedRoute, error: unknown): boolean;
  /** Lets newer versions in; to be called when the person goes somewhere. */
  moveOn(): void;
}

export function screenCache(loader: RemoteLoader): ScreenCache {
  const screens = new Map<string, { readonly remote: string; readonly screen: LazyScreen }>();
  const ahead = new Map<string, { remote: string; fetching: ReturnType<RemoteLoader['screen']> }>();
  const unloaded = new WeakSet<object>();

  const fetchOnce = ({ remote, path }: OwnedRoute) => {
    const fetching = ahead.get(path)?.fetching ?? loader.screen(remote, path);
    ahead.delete(path);
    return fetching.catch((error: unknown) => {
      if (typeof error === 'object' && error !== null) unloaded.add(error);
      throw error;
    });
  };
  const forgetRemote = (name: string) => {
    for (const paths of [screens, ahead]) {
      for (const [path, { remote }] of paths) if (remote === name) paths.delete(path);
    }
  };
  return {
    get(route) {
      const known = screens.get(route.path);
      if (known) return known.screen;
      const screen = lazy(() => fetchOnce(route));
      screens.set(route.path, { remote: route.remote, screen });
      return screen;
    },
    warm({ remote, path }) {
      if (screens.has(path) || ahead.has(path)) return;
      const fetching = loader.screen(remote, path);
      ahead.set(path, { remote, fetching });
      fetching.catch(() => ahead.delete(path));
    },
    forget: ({ path }) => void screens.delete(path),
    crashed(route, error) {
      const neverCame = typeof error === 'object' && error !== null && unloaded.has(error);
      if (neverCame || !loader.crashed(route, error)) return false;
      forgetRemote(route.remote);
      return true;
    },
    moveOn: () => loader.moveOn().forEach(forgetRemote),
  };
}
