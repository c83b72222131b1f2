/** Everything of the remote platform is served below this path. */
const PREFIX = '/remotes';

/** The signed registry; never cached by a browser. */
export const REGISTRY_URL = `${PREFIX}/registry.json`;
/** The detached signature of the registry's exact bytes. */
export const SIGNATURE_URL = `${PREFIX}/registry.sig`;
/** What was taken out of use since the registry was signed. */
export const QUARANTINE_URL = `${PREFIX}/quarantine.json`;
/** Server-sent events: a message whenever the registry or the quarantine changes. */
export const EVENTS_URL = `${PREFIX}/events`;
/** Where a browser tells how its remotes loaded. */
export const TELEMETRY_URL = `${PREFIX}/telemetry`;
/** How the versions in use are doing, for operators. */
export const HEALTH_URL = `${PREFIX}/health`;
/** The command line of a team, over HTTP; not there unless a token is configured. */
export const ADMIN_URL = `${PREFIX}/admin`;

/** Ids of the elements in the shell's page that carry the three documents, so that the first load asks for none. */
export const REGISTRY_ELEMENT_ID = 'halyard-registry';
export const SIGNATURE_ELEMENT_ID = 'halyard-registry-signature';
export const QUARANTINE_ELEMENT_ID = 'halyard-quarantine';
