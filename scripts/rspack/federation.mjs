/** The share scope is filled on demand: no remote is asked before a route needs it. */
export const FEDERATION = { shareStrategy: 'loaded-first', dts: false };

/** The shell brings Module Federation's runtime for all: each remote entry would carry the same 16 kB again. */
export const HOST_RUNTIME = { optimization: { target: 'web' }, provideExternalRuntime: true };
export const REMOTE_RUNTIME = { optimization: { target: 'web' }, externalRuntime: true };

/** Module Federation's name of one version of a remote: no two versions share a global. */
export const globalName = (name, version) => `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');
