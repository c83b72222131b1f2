import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';

/** A change in one of these files makes the whole cache invalid. */
const DECIDES = [
  'package-lock.json',
  'scripts/remote-kit/preset/browser.mjs',
  'scripts/remote-kit/preset/federation.mjs',
  'scripts/rspack/shared.mjs',
  'shared-contracts/src/remote/registry/contract.ts',
];

export const cacheOf = (name) => ({
  type: 'persistent',
  buildDependencies: DECIDES.map((file) => join(ROOT, file)),
  storage: { type: 'filesystem', directory: join(CACHE, 'rspack', name) },
});

/** Returns the name, the source folder, and the cache of a part of this repository, for `browserConfig`. */
export const partOf = (name) => ({ name, context: join(ROOT, name), cache: cacheOf(name) });
