const PREFIX = '/remotes';

/** No browser caches the registry. */
export const REGISTRY_URL = `${PREFIX}/registry.json`;
export const SIGNATURE_URL = `${PREFIX}/registry.sig`;
export const QUARANTINE_URL = `${PREFIX}/quarantine.json`;
export const EVENTS_URL = `${PREFIX}/events`;
export const TELEMETRY_URL = `${PREFIX}/telemetry`;
export const HEALTH_URL = `${PREFIX}/health`;
/** It returns the health by day, with `?days=14`. */
export const HEALTH_DAYS_URL = `${HEALTH_URL}/days`;
/** It is available only if a token is configured. */
export const ADMIN_URL = `${PREFIX}/admin`;

/** The page includes the documents, so that the first load fetches none of them. */
export const REGISTRY_ELEMENT_ID = 'halyard-registry';
export const SIGNATURE_ELEMENT_ID = 'halyard-registry-signature';
export const QUARANTINE_ELEMENT_ID = 'halyard-quarantine';
/** The page trusts registries that these keys signed. */
export const KEYS_ELEMENT_ID = 'halyard-keys';
