import type { RegistryEntry } from '@halyard/shared-contracts/remote/registry';

/** A version that one browser gets because its user asked for it, although no channel gives it out. */
export interface Trial {
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly entry: RegistryEntry;
  /** Where a developer's own machine serves the files, such as `http://127.0.0.1:4310`; null for those of the store. */
  readonly origin: string | null;
}
