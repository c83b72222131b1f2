import type { RemoteModule } from '@halyard/shared-contracts/remote';

/** The parts of `remote.config.json` that the tests read. */
interface Declared {
  readonly calls: readonly string[];
  readonly screens: readonly { readonly path: string }[];
}

/**
 * Defines the tests that every remote has to pass: it has the declared screens and no other; each has one title in every
 * scenario, is accessible, and calls only what is declared.
 */
export function conformance(remote: RemoteModule, declaration: Declared): void;
