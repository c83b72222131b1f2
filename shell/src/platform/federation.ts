import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteContribution, RemoteModule } from '@halyard/shared-contracts/remote';
import * as store from '@halyard/shared-contracts/store';
import { addressOf } from './guard/broken-file';
import { type EntryGuard, entryGuard } from './guard/entry-guard';
import { assertHandshake } from './guard/handshake';
import { LoadFailure } from './guard/load-failure';
import { ownedStore, type Owner } from './guard/owned-store';
import { sharePin } from './guard/share-pin';
import type { Candidate } from './loader/candidates';

const STORE = '@halyard/shared-contracts/store';

interface LoadedRemote extends RemoteModule {
  readonly contributions?: readonly RemoteContribution[] | undefined;
}

export interface Federation {
  readonly guard: EntryGuard;
  load(candidate: Candidate): Promise<LoadedRemote>;
}

interface Exposed extends Pick<LoadedRemote, 'contributions'> {
  readonly remote?: unknown;
}

interface Loading {
  readonly load: () => Promise<unknown>;
}

const ownerOf = ({ remote, version, entry }: Candidate): Owner => ({
  remote,
  version,
  endpoints: entry.owns.endpoints,
  slices: entry.owns.slices,
});

export function federation(): Federation {
  const guard = entryGuard();
  const owners = new Map<string, Owner>();
  const owned = ownedStore();
  const pin = sharePin((name, consumer, module) => {
    const owner = owners.get(consumer);
    return name === STORE && owner ? owned(store, owner) : module;
  });
  const plugins = [guard.plugin, pin.plugin];
  registerGlobalPlugins(plugins);
  registerPlugins(plugins);
  const caught = new Map<string, LoadFailure>();

  /** A version that offers copies of shared modules is refused. */
  const watched = async <T>(candidate: Candidate, load: () => Promise<T>): Promise<T> => {
    const { remote, version, entry } = candidate;
    pin.restore();
    const loaded = await load();
    const name = pin.restore();
    const words = `${remote}@${version} offers a ${name} of its own in the place of the shell’s`;
    if (name !== undefined) caught.set(entry.global, new LoadFailure('handshake', words));
    const failure = caught.get(entry.global);
    if (failure) throw failure;
    return loaded;
  };

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
      const exposed = `${candidate.entry.global}/remote`;
      const module = await watched(candidate, () => loadRemote<Exposed>(exposed));
      const remote = assertHandshake(module?.remote, candidate);
      const guarded = <T extends Loading>(each: T): T => ({
        ...each,
        load: () => watched(candidate, () => each.load()),
      });
      const contributions = module?.contributions?.map(guarded);
      return { ...remote, routes: remote.routes.map(guarded), contributions };
    },
  };
}
