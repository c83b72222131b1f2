/** This replaces Module Federation's reader of manifests, which stays in the bundle even if its flag disables it. */
export { DisabledSnapshotHandler as SnapshotHandler } from 'halyard-disabled-snapshot';

/** It is only called when a remote is removed, which never happens here. */
export const getGlobalRemoteInfo = () => ({});
