import type { ComponentType } from 'react';
import { ToastProvider, ToastRegion } from '@halyard/shared-contracts/ui';
import { CONTRACT_VERSION } from './registry/contract';

interface LoadedScreen {
  readonly default: ComponentType;
}

/**
 * One screen of a remote. `load` imports it when the route is first shown, and again after a failure: the host
 * makes the lazy component, because React remembers a rejected one for ever.
 */
export interface RemoteRoute {
  /** Absolute path in the shell, as the registry lists it. */
  readonly path: string;
  readonly load: () => Promise<LoadedScreen>;
}

/** What a remote exposes as `./remote`, and all that the shell knows of it. */
export interface RemoteModule {
  readonly name: string;
  /** The version that was built, as the registry must list it. */
  readonly version: string;
  /** Contract version that the remote was built with. */
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
  /**
   * Asked before another version takes this one's place at a navigation; a remote that does not answer (contract
   * before 1.1.0) lets it.
   */
  readonly replacement?: () => 'allow' | 'block';
}

/** A version may bring a kit of its own, and with it the context its toasts live in: each screen brings a provider. */
function withToasts(Screen: ComponentType): ComponentType {
  return function ScreenWithToasts() {
    return (
      <ToastProvider>
        <Screen />
        <ToastRegion />
      </ToastProvider>
    );
  };
}

/** Written in by the build of a remote; absent where its sources run. */
declare const HALYARD_REMOTE_VERSION: string | undefined;

const builtVersion = (): string =>
  typeof HALYARD_REMOTE_VERSION === 'string' ? HALYARD_REMOTE_VERSION : '0.0.0-source';

/** A form of the kit says itself that it holds something which was not saved. */
const replacement = () => (document.querySelector('form[data-edited]') ? 'block' : 'allow');

/** Declares a remote: its name as in its package.json and its screens. */
export function defineRemote(name: string, routes: readonly RemoteRoute[]): RemoteModule {
  return Object.freeze({
    name,
    version: builtVersion(),
    contract: CONTRACT_VERSION,
    replacement,
    routes: routes.map(({ path, load }) => ({
      path,
      load: async () => ({ default: withToasts((await load()).default) }),
    })),
  });
}

/** Whether what a remote entry handed over has the shape of the contract. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, contract, routes } = value as Partial<RemoteModule>;
  return (
    [name, version, contract].every((text) => typeof text === 'string') && Array.isArray(routes)
  );
}
