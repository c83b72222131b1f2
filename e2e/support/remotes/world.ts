import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import { startTestProduct, type TestProduct } from '../../setup/product.mjs';
import { type FaultProxy, faultProxy } from './fault-proxy';
import { type Edits, remoteVersion } from './remote-version';
import { changeRegistry, registryIn } from './store';

/** A `RemoteWorld` is a product for tests of `mfe-legal`, with a proxy that can break its answers. */
export interface RemoteWorld {
  readonly product: TestProduct;
  readonly proxy: FaultProxy;
  /** Publishes another version. No channel serves it yet. */
  readonly publish: (version: string, edits?: Edits) => void;
  /** Publishes another version of any remote as the stable one. Returns a function that withdraws it. */
  readonly serve: (remote: string, version: string, edits?: Edits) => () => void;
  readonly stopRemote: (remote: string, killed: boolean) => void;
  /** Changes the versions of `mfe-legal` in the registry and increases the number of the registry. */
  readonly change: (part: Partial<RegistryRemote>) => void;
  /** Sets the channels of `mfe-legal`. By default 1.1.0 is stable and 1.0.0 is the previous version. */
  readonly channels: (part?: Partial<RegistryRemote['channels']>) => void;
  /** Withdraws all versions that suites published. */
  readonly restore: () => void;
  readonly stop: () => Promise<void>;
}

const LEGAL = 'mfe-legal';

function withRemote(
  registry: Registry,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} is not published`);
  return { ...registry, remotes: { ...registry.remotes, [name]: change(remote) } };
}

/** Starts the product with 1.0.0 and 1.1.0 of `mfe-legal` beside the built one. */
export async function remoteWorld(): Promise<RemoteWorld> {
  const product = await startTestProduct();
  const { store } = product;
  const artifacts = join(store, 'artifacts', LEGAL);
  const built = registryIn(store).remotes[LEGAL]?.channels.stable ?? '';
  const proxy = await faultProxy(product.url);

  const edit = (change: (remote: RegistryRemote) => RegistryRemote) =>
    void changeRegistry(store, (registry) => withRemote(registry, LEGAL, change));
  const publish = (version: string, edits: Edits = {}) => {
    const entry = remoteVersion(join(artifacts, built), join(artifacts, version), version, edits);
    edit((remote) => ({ ...remote, versions: { ...remote.versions, [version]: entry } }));
  };
  const serve = (name: string, version: string, edits: Edits = {}) => {
    const of = (change: (remote: RegistryRemote) => RegistryRemote) =>
      void changeRegistry(store, (registry) => withRemote(registry, name, change));
    const { stable } = registryIn(store).remotes[name]?.channels ?? { stable: '' };
    const [from, to] = [stable, version].map((each) => join(store, 'artifacts', name, each));
    const entry = remoteVersion(from ?? '', to ?? '', version, edits);
    of(({ channels, versions, ...rest }) => ({
      ...rest,
      channels: { ...channels, stable: version },
      versions: { ...versions, [version]: entry },
    }));
    return () => of(({ channels, ...rest }) => ({ ...rest, channels: { ...channels, stable } }));
  };
  publish('1.0.0');
  publish('1.1.0');
  const { remotes } = registryIn(store);
  return {
    product,
    proxy,
    publish,
    serve,
    stopRemote: (name, killed) =>
      void changeRegistry(store, (registry) =>
        withRemote(registry, name, (remote) => ({ ...remote, killed })),
      ),
    change: (part) => edit((remote) => ({ ...remote, ...part })),
    channels: (part = {}) =>
      edit((remote) => ({
        ...remote,
        killed: false,
        channels: { stable: '1.1.0', previous: '1.0.0', canary: null, ...part },
      })),
    restore: () => void changeRegistry(store, (registry) => ({ ...registry, remotes })),
    async stop() {
      await proxy.stop();
      await product.stop();
    },
  };
}
