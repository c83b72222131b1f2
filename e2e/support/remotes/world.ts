import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import { startTestProduct, type TestProduct } from '../../setup/product.mjs';
import { type FaultProxy, faultProxy } from './fault-proxy';
import { type Edits, legalVersion } from './legal-version';
import { changeRegistry, registryIn } from './store';

/** `mfe-legal` under test: a product of its own, and the way to it on which a test can break things. */
export interface RemoteWorld {
  readonly product: TestProduct;
  readonly proxy: FaultProxy;
  /** Publishes another version. No channel serves it yet. */
  readonly publish: (version: string, edits?: Edits) => void;
  /** Changes the versions of `mfe-legal` in the registry, which gets its next number. */
  readonly change: (part: Partial<RegistryRemote>) => void;
  /** The channels of `mfe-legal`: everybody gets 1.1.0, and 1.0.0 is the previous version, unless a test changes them. */
  readonly channels: (part?: Partial<RegistryRemote['channels']>) => void;
  readonly stop: () => Promise<void>;
}

const LEGAL = 'mfe-legal';

function withLegal(
  registry: Registry,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry {
  const remote = registry.remotes[LEGAL];
  if (!remote) throw new Error('mfe-legal is not published');
  return { ...registry, remotes: { ...registry.remotes, [LEGAL]: change(remote) } };
}

/** Starts the product with 1.0.0 and 1.1.0 of `mfe-legal` beside the built one. */
export async function remoteWorld(): Promise<RemoteWorld> {
  const product = await startTestProduct();
  const { store } = product;
  const artifacts = join(store, 'artifacts', LEGAL);
  const built = registryIn(store).remotes[LEGAL]?.channels.stable ?? '';
  const proxy = await faultProxy(product.url);

  const edit = (change: (remote: RegistryRemote) => RegistryRemote) =>
    void changeRegistry(store, (registry) => withLegal(registry, change));
  const publish = (version: string, edits: Edits = {}) => {
    const entry = legalVersion(join(artifacts, built), join(artifacts, version), version, edits);
    edit((remote) => ({ ...remote, versions: { ...remote.versions, [version]: entry } }));
  };
  publish('1.0.0');
  publish('1.1.0');
  return {
    product,
    proxy,
    publish,
    change: (part) => edit((remote) => ({ ...remote, ...part })),
    channels: (part = {}) =>
      edit((remote) => ({
        ...remote,
        killed: false,
        channels: { stable: '1.1.0', previous: '1.0.0', canary: null, ...part },
      })),
    async stop() {
      await proxy.stop();
      await product.stop();
    },
  };
}
