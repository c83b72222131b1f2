import type { RegistryEntry } from '@halyard/shared-contracts/remote/registry';

/** One browser gets this version because its user requested it, although no channel contains it. */
export interface Trial {
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly entry: RegistryEntry;
  /**
   * A developer's own machine serves the files from here, such as `http://127.0.0.1:4310`; null stands for the
   * store.
   */
  readonly origin: string | null;
}
