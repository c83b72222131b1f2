/** Below it each remote is shown alone, as it is deployed. */
export const DEPLOYED_PATH = '/standalone/';
