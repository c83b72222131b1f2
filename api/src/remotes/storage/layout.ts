import { join } from 'node:path';

const DIGITS = 8;

/** Where everything stands in the folder of a store. */
export const layout = (store: string) => ({
  /** `<remote>/<version>/…`; a folder is written once and never changed. */
  artifacts: join(store, 'artifacts'),
  artifact: (remote: string, version: string) => join(store, 'artifacts', remote, version),
  /** `<seq>.json` and `<seq>.sig` of every registry there was. */
  registries: join(store, 'registries'),
  registry: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.json`),
  signature: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.sig`),
  /** Holds the sequence number in force: one rename puts a registry and its signature in force together. */
  current: join(store, 'current'),
  quarantine: join(store, 'quarantine.json'),
  audit: join(store, 'audit.jsonl'),
  lock: join(store, 'lock'),
  keys: join(store, 'keys'),
  /** What the live shell shares. */
  shell: join(store, 'shell.json'),
  /** `<day>/<instance>.json`: what browsers told of how remotes load. */
  health: join(store, 'health'),
});
