import type { KeyRing } from '@halyard/shared-contracts/remote/registry';

declare const HALYARD_REGISTRY_KEYS: KeyRing | undefined;

/** A shell without keys trusts no registry. */
export const registryKeys: KeyRing =
  typeof HALYARD_REGISTRY_KEYS === 'object' ? HALYARD_REGISTRY_KEYS : {};
