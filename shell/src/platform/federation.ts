import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@halyard/shared-contracts/remote';
import * as store from '@halyard/shared-contracts/store';
import { addressOf } from './guard/broken-file';
import { type EntryGuard, entryGuard } from './guard/entry-guard';
import { assertHandshake } from './guard/handshake';
import { ownedStore, type Owner } from './guard/owned-store';
import { sharePin } from './guard/share-pin';
import type { Candidate } from './loader/candidates';

const STORE = '@halyard/shared-contracts/store';

/** Loads one version of a remote; may be called again after a failure. */
export interface Federation {
  readonly guard: EntryGuard;
  load(candidate: Candidate): Promise<RemoteModule>;
}

const ownerOf = ({ remote, version, entry }: Candidate): Owner => ({
  remote,
  version,
  endpoints: entry.owns.endpoints,
  slices: entry.owns.slices,
});

/** Module Federation under our guards: listed entries only, the shell's copies of what is shared, owned names. */
export function federation(): Federation {
  const guard = entryGuard();
  const owners = new Map<string, Owner>();
  const owned = ownedStore();
  const pin = sharePin((name, consumer, module) => {
    const owner = owners.get(consumer);
    return name === STORE && owner ? owned(store, owner) : module;
  });
  registerGlobalPlugins([guard.plugin, pin]);
  registerPlugins([guard.plugin, pin]);

  const register = (candidate: Candidate): void => {
    const { entry, global, files } = candidate.entry;
    const url = addressOf(entry, candidate);
    guard.admit({ url, integrity: files[entry]?.integrity });
    if (owners.has(global)) return;
    owners.set(global, ownerOf(candidate));
    registerRemotes([{ name: global, entry: url }]);
  };

  return {
    guard,
    async load(candidate) {
      register(candidate);
      const module = await loadRemote<{ remote?: unknown }>(`${candidate.entry.global}/remote`);
      return assertHandshake(module?.remote, candidate);
    },
  };
}
