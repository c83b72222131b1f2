import type * as Store from '@halyard/shared-contracts/store';
import { LoadFailure } from './load-failure';

type AppApi = typeof Store.appApi;
type RootReducer = typeof Store.rootReducer;
type InjectOptions = Parameters<AppApi['injectEndpoints']>[0];

export interface Owner {
  readonly remote: string;
  readonly version: string;
  readonly endpoints: readonly string[];
  readonly slices: readonly string[];
}

/** It builds the endpoints only to read their names. */
function endpointNames(api: AppApi, { endpoints }: InjectOptions): string[] {
  let names: string[] = [];
  api.injectEndpoints({
    endpoints: (build) => {
      names = Object.keys(endpoints(build));
      return {};
    },
  });
  return names;
}

const isOwned = (name: string, owned: readonly string[]): boolean =>
  owned.some((prefix) => name.startsWith(prefix));

function refuse({ remote, version }: Owner, kind: string, name: string): never {
  const words = `${remote}@${version} adds the ${kind} ${name}, which the registry does not let it own`;
  throw new LoadFailure('handshake', words);
}

/** The later of two versions of a remote owns the endpoint or slice. */
export function ownedStore() {
  const added = new Map<string, Owner>();

  const takesPlace = (owner: Owner, name: string): boolean => {
    const last = added.get(name);
    return last?.remote === owner.remote && last.version !== owner.version;
  };

  const injectEndpoints =
    (api: AppApi, owner: Owner) =>
    (options: InjectOptions): unknown => {
      const names = endpointNames(api, options);
      const foreign = names.find((name) => !isOwned(name, owner.endpoints));
      if (foreign !== undefined) refuse(owner, 'endpoint', foreign);
      const isSwap = names.some((name) => takesPlace(owner, name));
      for (const name of names) added.set(name, owner);
      return api.injectEndpoints(isSwap ? { ...options, overrideExisting: true } : options);
    };

  const inject =
    (reducer: RootReducer, owner: Owner) =>
    (...[slice, config]: Parameters<RootReducer['inject']>): RootReducer => {
      const name = slice.reducerPath;
      if (!owner.slices.includes(name)) refuse(owner, 'slice', name);
      const isSwap = takesPlace(owner, name);
      added.set(name, owner);
      return reducer.inject(slice, isSwap ? { ...config, overrideExisting: true } : config);
    };

  return (store: typeof Store, owner: Owner): typeof Store => ({
    ...store,
    appApi: Object.assign(Object.create(store.appApi), {
      injectEndpoints: injectEndpoints(store.appApi, owner),
    }),
    rootReducer: Object.assign((...args: Parameters<RootReducer>) => store.rootReducer(...args), {
      ...store.rootReducer,
      inject: inject(store.rootReducer, owner),
    }),
  });
}
