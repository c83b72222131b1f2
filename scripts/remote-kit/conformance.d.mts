import type { RemoteModule } from '@halyard/shared-contracts/remote';

/** The parts of `remote.config.json` that the tests read. */
interface Declared {
  readonly calls: readonly string[];
  readonly screens: readonly { readonly path: string }[];
}

/**
 * Defines the tests that every remote must pass. It has only the declared screens. Each screen has one title in every
 * scenario, is accessible, and makes only declared calls.
 */
export function conformance(remote: RemoteModule, declaration: Declared): void;
