import { join } from 'node:path';
import { publishBuilt } from './publish-built.mjs';

/** Creates a store below `folder` with its own keys and the current build, for a test or a measurement. */
export async function ownStore(folder) {
  const store = join(folder, 'mfe');
  await publishBuilt(store, { why: 'a run of its own' });
  return store;
}
