import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  satisfy,
} from '@module-federation/enhanced/runtime';
import { LoadFailure } from './load-failure';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Shared = NonNullable<ReturnType<Parameters<ResolveShare>[0]['resolver']>>['shared'];

/** `consumer` is the global name of the importing version. */
export type ShareView = (packageName: string, consumer: string, module: unknown) => unknown;

/** Every remote can write to this list. */
const offered = () => getInstance()?.shareScopeMap['default'] ?? {};

function shellCopies(): ReadonlyMap<string, Shared> {
  return new Map(
    Object.entries(offered()).flatMap(([name, versions]) => {
      const [copy] = Object.values(versions);
      return copy ? [[name, { ...copy }] as const] : [];
    }),
  );
}

function assertSatisfied(name: string, copy: Shared, required: unknown): void {
  if (typeof required !== 'string' || satisfy(copy.version, required)) return;
  const words = `needs ${name} ${required}, and the shell has ${copy.version}`;
  throw new LoadFailure('handshake', words);
}

function standsAlone(
  { version, get, lib }: Shared,
  versions: Record<string, Shared> = {},
): boolean {
  const found = versions[version];
  const isSame = found?.get === get && (!lib || found.lib === lib);
  return isSame && Object.keys(versions).length === 1;
}

export interface SharePin {
  readonly plugin: ModuleFederationRuntimePlugin;
  restore(): string | undefined;
}

/** Otherwise a remote could replace modules that the shell has not loaded yet. */
export function sharePin(view: ShareView): SharePin {
  const copies = shellCopies();
  const resolveFor =
    (consumer: string): ResolveShare =>
    (args) => {
      const { pkgName, shareInfo } = args;
      const copy = copies.get(pkgName);
      if (!copy) return args;
      const { lib } = copy;
      const seen = lib && { ...copy, lib: () => view(pkgName, consumer, lib()) };
      args.resolver = () => {
        assertSatisfied(pkgName, copy, shareInfo.shareConfig.requiredVersion);
        return { shared: seen ?? copy, useTreesShaking: false };
      };
      return args;
    };
  return {
    plugin: {
      name: 'halyard-share-pin',
      apply: ({ options }) => ({ resolveShare: resolveFor(options.name) }),
    },
    restore() {
      const scope = offered();
      const taken = [...copies].filter(([name, copy]) => !standsAlone(copy, scope[name]));
      for (const [name, copy] of taken) scope[name] = { [copy.version]: { ...copy } };
      return taken[0]?.[0];
    },
  };
}
