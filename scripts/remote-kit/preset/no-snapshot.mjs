/** In the place of Module Federation's reader of manifests, which its own flag switches off and leaves in the bundle. */
export { DisabledSnapshotHandler as SnapshotHandler } from 'halyard-disabled-snapshot';

/** Asked only where a remote is taken out again, which we never do. */
export const getGlobalRemoteInfo = () => ({});
