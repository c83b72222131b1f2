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

/** The copies that the shell brought, by package: taken down before any remote can add or replace one. */
function shellCopies(): ReadonlyMap<string, Shared> {
  const scopes = getInstance()?.shareScopeMap['default'] ?? {};
  return new Map(
    Object.entries(scopes).flatMap(([name, versions]) => {
      const [copy] = Object.values(versions);
      return copy ? [[name, copy] as const] : [];
    }),
  );
}

function assertSatisfied(name: string, copy: Shared, required: unknown): void {
  if (typeof required !== 'string' || satisfy(copy.version, required)) return;
  const words = `needs ${name} ${required}, and the shell has ${copy.version}`;
  throw new LoadFailure('handshake', words);
}

/**
 * Binds every shared module to the shell's copy. Without it a remote that offers a higher version captures what the
 * shell has not loaded yet. A remote that needs another range than the shell's copy is refused.
 */
export function sharePin(view: ShareView): ModuleFederationRuntimePlugin {
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
    name: 'halyard-share-pin',
    apply: ({ options }) => ({ resolveShare: resolveFor(options.name) }),
  };
}
