import type { ComponentType } from 'react';
import { ToastProvider, ToastRegion } from '@halyard/shared-contracts/ui';

/** Version of this contract: a minor adds, a major removes or tightens. */
export const CONTRACT_VERSION = '1.0.0';

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
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}

/** The kit is bundled per remote, and so is the context its toasts live in: each screen brings its own. */
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

/** Declares a remote: its name as in its package.json and its screens. */
export function defineRemote(name: string, routes: readonly RemoteRoute[]): RemoteModule {
  return Object.freeze({
    name,
    contract: CONTRACT_VERSION,
    routes: routes.map(({ path, load }) => ({
      path,
      load: async () => ({ default: withToasts((await load()).default) }),
    })),
  });
}

/** Whether what a remote entry handed over has the shape of the contract. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, contract, routes } = value as Partial<RemoteModule>;
  return typeof name === 'string' && typeof contract === 'string' && Array.isArray(routes);
}
