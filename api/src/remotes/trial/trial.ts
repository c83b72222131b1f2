import type { RegistryEntry } from '@halyard/shared-contracts/remote/registry';

/** One browser gets this version because its user requested it, although no channel contains it. */
export interface Trial {
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly entry: RegistryEntry;
  /**
   * At this origin a developer's own machine serves the files, such as `http://127.0.0.1:4310`; it is null for
   * those of the store.
   */
  readonly origin: string | null;
}
