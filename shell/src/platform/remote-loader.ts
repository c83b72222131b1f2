import type { RemoteModule } from '@halyard/shared-contracts/remote';
import type {
  Registry,
  RegistryEntry,
  RegistryRoute,
} from '@halyard/shared-contracts/remote/registry';
import type { ComponentType } from 'react';
import type { Federation } from './federation';
import type { RegistryClient } from './registry-client';

/** One route of the product and the remote that owns it. */
export interface OwnedRoute extends RegistryRoute {
  readonly remote: string;
}

/** Loads screens of remotes. A failure is kept for nobody: the next call tries anew, with a fresh registry. */
export interface RemoteLoader {
  /** The routes at once, where the page came with them. */
  knownRoutes(): readonly OwnedRoute[] | undefined;
  routes(): Promise<readonly OwnedRoute[]>;
  screen(remote: string, path: string): Promise<{ readonly default: ComponentType }>;
}

const ownedRoutes = ({ remotes }: Registry): OwnedRoute[] =>
  Object.keys(remotes).flatMap((remote) =>
    (stable(remotes, remote)?.routes ?? []).map((route) => ({ ...route, remote })),
  );

const stable = (remotes: Registry['remotes'], name: string): RegistryEntry | undefined =>
  remotes[name]?.versions[remotes[name].channels.stable];

/** What the other scripts of a screen get to end after one failed; those under way would fail the next try too. */
const SETTLE_MS = 250;

/** A preload that failed with the page answers the first script of its address; the second asks the server. */
async function loadAgain(route: RemoteModule['routes'][number]) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return route.load();
}

export function remoteLoader(registry: RegistryClient, federation: Federation): RemoteLoader {
  const loaded = new Map<string, Promise<RemoteModule>>();
  const broken = new Set<string>();

  const fetchRemote = async (name: string): Promise<RemoteModule> => {
    const { remotes } = await (broken.has(name) ? registry.refresh() : registry.current());
    const entry = stable(remotes, name);
    if (!entry) throw new Error(`no version of ${name} is published`);
    return federation.load(name, entry);
  };

  const remoteNamed = (name: string): Promise<RemoteModule> => {
    const known = loaded.get(name);
    if (known) return known;
    const loading = fetchRemote(name);
    loaded.set(name, loading);
    loading.then(
      () => broken.delete(name),
      () => {
        loaded.delete(name);
        broken.add(name);
      },
    );
    return loading;
  };

  return {
    knownRoutes() {
      const known = registry.inlined();
      return known ? ownedRoutes(known) : undefined;
    },
    async routes() {
      return ownedRoutes(await registry.current());
    },
    async screen(name, path) {
      const remote = await remoteNamed(name);
      const route = remote.routes.find((each) => each.path === path);
      if (!route) throw new Error(`${name} has no screen for ${path}`);
      return route.load().catch(() => loadAgain(route));
    },
  };
}
