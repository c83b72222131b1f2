import { join } from 'node:path';

const DIGITS = 8;

export const layout = (store: string) => ({
  /** The format is `<remote>/<version>/…`; it is written once and never changed. */
  artifacts: join(store, 'artifacts'),
  artifact: (remote: string, version: string) => join(store, 'artifacts', remote, version),
  /** The files are `<seq>.json` and `<seq>.sig`. */
  registries: join(store, 'registries'),
  registry: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.json`),
  signature: (seq: number) => join(store, 'registries', `${String(seq).padStart(DIGITS, '0')}.sig`),
  /** It contains the sequence number in force, so one rename activates a registry with its signature. */
  current: join(store, 'current'),
  quarantine: join(store, 'quarantine.json'),
  revivals: join(store, 'revived.json'),
  audit: join(store, 'audit.jsonl'),
  lock: join(store, 'lock'),
  /** It contains hashes of tokens, so only its owner can read it. */
  teams: join(store, 'teams.json'),
  keys: join(store, 'keys'),
  /** It has the public keys by id, and the name of the one that signs. */
  ring: join(store, 'keys', 'ring.json'),
  /** The format is `<version>/…`; it is written once and never changed. */
  shells: join(store, 'shells'),
  shell: (version: string) => join(store, 'shells', version),
  /**
   * It has one file for each developer who shows an own build in the shell: the hash of a key, and the build that
   * the key opens.
   */
  devChannels: join(store, 'dev'),
  /** The format is `<day>/<instance>.json`. */
  health: join(store, 'health'),
});
