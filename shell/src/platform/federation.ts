import {
  type ModuleFederationRuntimePlugin,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { isRemoteModule, type RemoteModule } from '@halyard/shared-contracts/remote';
import type { RegistryEntry } from '@halyard/shared-contracts/remote/registry';

const SCRIPT_TIMEOUT_MS = 15_000;

/**
 * Runs the entry of a remote only as the registry lists it; the entry holds the hashes of all its other files. A
 * second script of the same address would join the first one's hanging request, so a retry asks under another.
 */
function guardedEntries(known: ReadonlyMap<string, Known>): ModuleFederationRuntimePlugin {
  return {
    name: 'halyard-guard',
    createScript: ({ url }) => {
      const entry = known.get(url);
      if (!entry) throw new Error(`${url} is not in the registry`);
      const script = document.createElement('script');
      script.src = entry.attempts > 0 ? `${url}?retry=${entry.attempts}` : url;
      script.crossOrigin = 'anonymous';
      if (entry.integrity) script.integrity = entry.integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

/** The entry of one version: how often it failed, and what it has to hash to. */
interface Known {
  attempts: number;
  readonly integrity: string | undefined;
}

const urlOf = ({ base, entry }: RegistryEntry) =>
  new URL(base + entry, window.location.origin).href;

/** Loads one version of a remote; may be called again after a failure. */
export interface Federation {
  load(name: string, entry: RegistryEntry): Promise<RemoteModule>;
}

export function federation(): Federation {
  const known = new Map<string, Known>();
  const registered = new Set<string>();
  registerPlugins([guardedEntries(known)]);

  const register = (entry: RegistryEntry): Known => {
    const url = urlOf(entry);
    const first = { attempts: 0, integrity: entry.files[entry.entry]?.integrity };
    const described = known.get(url) ?? first;
    known.set(url, described);
    if (!registered.has(entry.global)) registerRemotes([{ name: entry.global, entry: url }]);
    registered.add(entry.global);
    return described;
  };

  const attempt = async (name: string, entry: RegistryEntry): Promise<RemoteModule> => {
    const described = register(entry);
    try {
      const module = await loadRemote<{ remote?: unknown }>(`${entry.global}/remote`);
      const remote = module?.remote;
      if (!isRemoteModule(remote) || remote.name !== name) {
        throw new Error(`${entry.global} does not expose a remote of that name`);
      }
      return remote;
    } catch (error) {
      described.attempts += 1;
      throw error;
    }
  };

  return {
    load: (name, entry) =>
      attempt(name, entry).catch(async () => {
        await settle();
        return attempt(name, entry);
      }),
  };
}

/** What the other scripts of a remote get to end after one failed; those under way would fail the next try too. */
const SETTLE_MS = 250;

/** A preload that failed with the page answers the first script of its address; the second asks the server. */
const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
