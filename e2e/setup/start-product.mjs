import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../scripts/paths.mjs';
import { startTestProduct } from './product.mjs';

const LOG = join(CACHE, 'browser-tests.log');

/**
 * Starts the product that all tests share and returns the function that stops it. A test that breaks its product
 * starts its own.
 */
export default async function startSharedProduct() {
  rmSync(LOG, { force: true });
  const product = await startTestProduct({ hear: (words) => appendFileSync(LOG, words) });
  process.env.E2E_URL = product.url;
  process.env.E2E_DATABASE = product.database;
  return product.stop;
}
