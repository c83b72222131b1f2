import type { ComponentType } from 'react';
import type { OwnedRoute, RemoteLoader } from '../loader/remote-loader';

/** Has reads of the api begin, before the screen that makes them is there. */
export type ReadAhead = (paths: readonly string[]) => void;

/** How long a hand rests on a link before it seems about to press it; less is a hand that passes over, ms. */
const RESTS_MS = 80;

type Fetching = ReturnType<RemoteLoader['screen']>;

/**
 * A screen that is there or on its way, for `useSyncExternalStore`: React holds back what a suspended `lazy` turns into
 * until 300 ms after its fallback appeared, however soon it came.
 */
interface ComingScreen {
  readonly subscribe: (listener: () => void) => () => void;
  /** null as long as it is on its way; throws once it failed. */
  readonly now: () => ComponentType | null;
}

/** Screens by path, one for as long as it has not failed: one that was shown is there at once. */
export interface ScreenCache {
  get(route: OwnedRoute): ComingScreen;
  /** Fetches a screen that will probably be opened, and soon its reads; a failure is reported only if it is opened. */
  warm(route: OwnedRoute): void;
  /** Loads the screen again when it is shown next. */
  forget(route: OwnedRoute): void;
  /** Tells the loader of a screen that broke; true when it is to be shown again at once, by another version. */
  crashed(route: OwnedRoute, error: unknown): boolean;
  /** Lets newer versions in; call it when the user navigates. */
  moveOn(): void;
}

function coming(fetching: Fetching): ComingScreen {
  let arrived: () => ComponentType | null = () => null;
  const listeners = new Set<() => void>();
  const settle = async () => {
    try {
      const { default: screen } = await fetching;
      arrived = () => screen;
    } catch (error) {
      arrived = () => {
        throw error;
      };
    }
    for (const listener of listeners) listener();
  };
  void settle();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: () => arrived(),
  };
}

export function screenCache(
  loader: RemoteLoader,
  readAhead: ReadAhead = () => undefined,
): ScreenCache {
  const screens = new Map<string, { readonly remote: string; readonly screen: ComingScreen }>();
  const ahead = new Map<string, { readonly remote: string; readonly fetching: Fetching }>();
  const unloaded = new WeakSet<object>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchOnce = ({ remote, path }: OwnedRoute): Fetching => {
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
      clearTimeout(resting);
      readAhead(route.reads ?? []);
      const screen = coming(fetchOnce(route));
      screens.set(route.path, { remote: route.remote, screen });
      return screen;
    },
    warm({ remote, path, reads = [] }) {
      clearTimeout(resting);
      if (screens.has(path)) return;
      resting = setTimeout(readAhead, RESTS_MS, reads);
      if (ahead.has(path)) return;
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
