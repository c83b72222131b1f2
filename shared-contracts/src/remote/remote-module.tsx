import type { ComponentType } from 'react';
import { ToastProvider, ToastRegion } from '@halyard/shared-contracts/ui';
import { CONTRACT_VERSION } from './registry/contract';

interface LoadedScreen {
  readonly default: ComponentType;
}

/** The host creates the lazy component, because React never retries a failed one. */
export interface RemoteRoute {
  readonly path: string;
  readonly load: () => Promise<LoadedScreen>;
}

export interface RemoteModule {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
  /** It is called before another version replaces this one. Contracts before 1.1.0 always allow that. */
  readonly replacement?: () => 'allow' | 'block';
}

export interface ContributionProps {
  /** It is the id of the transaction or account on the screen, or empty. */
  readonly subject: string;
}

/** A remote exports a list of these as `contributions`, beside `remote`. */
export interface RemoteContribution {
  readonly slot: string;
  readonly name: string;
  readonly load: () => Promise<{ readonly default: ComponentType<ContributionProps> }>;
}

/** A version may include its own kit with its own toasts. */
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

/** It is undefined when sources run directly. */
declare const HALYARD_REMOTE_VERSION: string | undefined;

const builtVersion = (): string =>
  typeof HALYARD_REMOTE_VERSION === 'string' ? HALYARD_REMOTE_VERSION : '0.0.0-source';

/** A form or a field sets the attribute while it has unsaved changes. */
const replacement = () => (document.querySelector('[data-edited]') ? 'block' : 'allow');

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

export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, contract, routes } = value as Partial<RemoteModule>;
  return (
    [name, version, contract].every((text) => typeof text === 'string') && Array.isArray(routes)
  );
}
