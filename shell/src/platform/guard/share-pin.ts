import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  satisfy,
} from '@module-federation/enhanced/runtime';
import { LoadFailure } from './load-failure';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Shared = NonNullable<ReturnType<Parameters<ResolveShare>[0]['resolver']>>['shared'];

/** Hands a remote its view of a shared module; `consumer` is the global name of the asking version. */
export type ShareView = (packageName: string, consumer: string, module: unknown) => unknown;

/** All copies that are offered, by package and version; every remote can write here. */
const offered = () => getInstance()?.shareScopeMap['default'] ?? {};

/** The copies that the shell brought, by package, as they are before any remote can add, replace or change one. */
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

/** Whether the shell's copy of a package is still the only one that is offered. */
function standsAlone(
  { version, get, lib }: Shared,
  versions: Record<string, Shared> = {},
): boolean {
  const found = versions[version];
  const isSame = found?.get === get && (!lib || found.lib === lib);
  return isSame && Object.keys(versions).length === 1;
}

/** Holds the shell's copies of what is shared in their place. */
export interface SharePin {
  readonly plugin: ModuleFederationRuntimePlugin;
  /** Removes what remotes offer besides or instead of the shell's copies; returns the first such package. */
  restore(): string | undefined;
}

/**
 * Binds every shared module to the shell's copy. Without it a remote that offers a higher version captures what the
 * shell has not loaded yet. A remote that needs another range than the shell's copy is refused.
 */
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
