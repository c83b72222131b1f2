import {
  type ModuleFederationRuntimePlugin,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import {
  isRemoteModule,
  type RegistryEntry,
  type RemoteModule,
} from '@halyard/shared-contracts/remote';

const MANIFEST_TIMEOUT_MS = 5_000;
const SCRIPT_TIMEOUT_MS = 15_000;

/**
 * Module Federation neither checks the status of a manifest nor gives up on one that hangs, and remembers what it
 * got; a second script of the same address joins the first one's hanging request. This closes both.
 */
function strictNetwork(attempts: ReadonlyMap<string, number>): ModuleFederationRuntimePlugin {
  return {
    name: 'halyard-strict-network',
    fetch: async (url, init) => {
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response;
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      const attempt = attempts.get(baseOf(url)) ?? 0;
      script.src = attempt > 0 ? `${url}?retry=${attempt}` : url;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

const baseOf = (url: string): string => new URL('.', new URL(url, window.location.href)).pathname;

/** Loads one version of a remote; may be called again after a failure. */
export interface Federation {
  load(name: string, entry: RegistryEntry): Promise<RemoteModule>;
}

export function federation(): Federation {
  const attempts = new Map<string, number>();
  const failed = new Set<string>();
  const registered = new Set<string>();
  registerPlugins([strictNetwork(attempts)]);

  const register = ({ global, base, entry }: RegistryEntry) => {
    if (registered.has(global) && !failed.has(global)) return;
    // Forced only after a failure: to register a good remote anew would run it twice.
    registerRemotes([{ name: global, entry: new URL(base + entry, window.location.origin).href }], {
      force: failed.has(global),
    });
    registered.add(global);
    failed.delete(global);
  };

  return {
    async load(name, entry) {
      register(entry);
      try {
        const module = await loadRemote<{ remote?: unknown }>(`${entry.global}/remote`);
        const remote = module?.remote;
        if (!isRemoteModule(remote) || remote.name !== name) {
          throw new Error(`${name}@${entry.version} does not expose a remote of that name`);
        }
        return remote;
      } catch (error) {
        failed.add(entry.global);
        attempts.set(entry.base, (attempts.get(entry.base) ?? 0) + 1);
        throw error;
      }
    },
  };
}
