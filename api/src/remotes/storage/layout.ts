import { join } from 'node:path';

const DIGITS = 8;

export const layout = (store: string) => ({
  /** `<remote>/<version>/…`, written once and never changed. */
  artifacts: join(store, 'artifacts'),
  artifact: (remote: string, version: string) => join(store, 'artifacts', remote, version),
  /** `<seq>.json` and `<seq>.sig`. */
  registries: join(store, 'registries'),
  registry: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.json`),
  signature: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.sig`),
  /** Contains the sequence number in force, so one rename activates a registry with its signature. */
  current: join(store, 'current'),
  quarantine: join(store, 'quarantine.json'),
  revived: join(store, 'revived.json'),
  audit: join(store, 'audit.jsonl'),
  lock: join(store, 'lock'),
  /** Contains hashes of tokens: only its owner can read it. */
  teams: join(store, 'teams.json'),
  keys: join(store, 'keys'),
  /** The public keys by id, and which one signs. */
  ring: join(store, 'keys', 'ring.json'),
  /** `<version>/…`, written once and never changed. */
  shells: join(store, 'shells'),
  shell: (version: string) => join(store, 'shells', version),
  /** One file for each developer who shows an own build in the shell: the hash of a key, and what it stands for. */
  devChannels: join(store, 'dev'),
  /** `<day>/<instance>.json`. */
  health: join(store, 'health'),
});
