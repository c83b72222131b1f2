import type { RemoteRelease } from '@halyard/shared-contracts/remote/registry';

const KB = 1000;
/** The largest listing of this repository takes 6.4 kB. */
const MOST_BYTES = 16 * KB;

/**
 * Limits what the registry lists of a version, because every page carries it, also for users who never open the
 * remote.
 */
export function listingGate(release: RemoteRelease): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(release));
  return bytes <= MOST_BYTES
    ? []
    : [
        `Its description adds ${Math.ceil(bytes / KB)} kB to every page, over the limit of ${MOST_BYTES / KB} kB.`,
      ];
}
