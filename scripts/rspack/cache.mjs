import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';

/** When one of these changes, nothing that was kept of a build holds. */
const DECIDES = [
  'package-lock.json',
  'scripts/remote-kit/preset/browser.mjs',
  'scripts/remote-kit/preset/federation.mjs',
  'scripts/rspack/shared.mjs',
  'shared-contracts/src/remote/registry/contract.ts',
];

/** Where the bundler remembers an earlier build of a part of this repository. */
export const cacheOf = (name) => ({
  type: 'persistent',
  buildDependencies: DECIDES.map((file) => join(ROOT, file)),
  storage: { type: 'filesystem', directory: join(CACHE, 'rspack', name) },
});

/** The name, the folder of the sources, and the cache of a part of this repository, for `browserConfig`. */
export const partOf = (name) => ({ name, context: join(ROOT, name), cache: cacheOf(name) });
