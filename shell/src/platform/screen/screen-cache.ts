import type { ComponentType } from 'react';
import type { OwnedRoute } from '../loader/owned-routes';
import type { RemoteLoader } from '../loader/remote-loader';

export type ReadAhead = (paths: readonly string[]) => void;

/** A faster pointer only crosses the link. */
const RESTS_MS = 80;

type Fetching = ReturnType<RemoteLoader['screen']>;

/** React delays a suspended `lazy` for 300 ms, so screens use `useSyncExternalStore`. */
interface ComingScreen {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => ComponentType | null;
  /** It resolves when the screen has arrived or failed. */
  readonly settled: Promise<void>;
}

export interface ScreenCache {
  get(route: OwnedRoute): ComingScreen;
  /** A failure is reported only if the screen opens. */
  warm(route: OwnedRoute): void;
  /** The next `get` of any screen of the remote starts again. */
  startOver(remote: string): void;
  crashed(route: OwnedRoute, error: unknown): boolean;
  updateVersions(): void;
  withdraw(): void;
  withdrawals(remote: string): number;
  subscribe(listener: () => void): () => void;
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
  return {
    settled: settle(),

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
  const withdrawn = new Map<string, number>();
  const listeners = new Set<() => void>();
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
    startOver(remote) {
      loader.startOver(remote);
      forgetRemote(remote);
    },
    crashed(route, error) {
      const neverCame = typeof error === 'object' && error !== null && unloaded.has(error);
      if (neverCame || !loader.crashed(route, error)) return false;
      forgetRemote(route.remote);
      return true;
    },
    updateVersions: () => loader.updateVersions().forEach(forgetRemote),
    withdraw() {
      for (const remote of loader.withdrawn()) {
        forgetRemote(remote);
        withdrawn.set(remote, (withdrawn.get(remote) ?? 0) + 1);
      }
      for (const listener of listeners) listener();
    },
    withdrawals: (remote) => withdrawn.get(remote) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
