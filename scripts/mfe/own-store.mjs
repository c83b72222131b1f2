import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../paths.mjs';
import { publishBuilt } from './publish-built.mjs';

/**
 * A store below `folder` with what was built, for a product that a test or a measurement runs. The built shell believes
 * the keys of this checkout; what they sign here is that product's alone.
 */
export async function ownStore(folder) {
  const store = join(folder, 'mfe');
  cpSync(join(STORE, 'keys'), join(store, 'keys'), { recursive: true });
  await publishBuilt(store, { why: 'a run of its own' });
  return store;
}
