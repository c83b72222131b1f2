import type { ComponentType } from 'react';

/** Version of this contract: a minor adds, a major removes or tightens. */
export const CONTRACT_VERSION = '1.0.0';

/** One screen of a remote. `screen` is usually `lazy(() => import(…))`, so that a route costs only its own chunk. */
export interface RemoteRoute {
  /** Absolute path in the shell, as the registry lists it. */
  readonly path: string;
  readonly screen: ComponentType;
}

/** What a remote exposes as `./remote`, and all that the shell knows of it. */
export interface RemoteModule {
  readonly name: string;
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}

/** Declares a remote: its name as in its package.json and its screens. */
export function defineRemote(name: string, routes: readonly RemoteRoute[]): RemoteModule {
  return Object.freeze({ name, contract: CONTRACT_VERSION, routes });
}

/** Whether what a remote entry handed over has the shape of the contract. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, contract, routes } = value as Partial<RemoteModule>;
  return typeof name === 'string' && typeof contract === 'string' && Array.isArray(routes);
}
