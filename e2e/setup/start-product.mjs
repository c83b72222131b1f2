import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestProduct } from './product.mjs';

/** The product that every suite shares; a suite that breaks its product starts one of its own. */
export default async function startSharedProduct() {
  const product = await startTestProduct();
  process.env.E2E_URL = product.url;
  process.env.E2E_DATABASE = product.database;
  process.env.E2E_STOPPED = join(product.folder, 'stopped');
  globalThis.halyardShared = product;
  // Who ended at once would leave behind what the workers have started.
  for (const signal of ['SIGTERM', 'SIGHUP']) {
    process.on(signal, () => writeFileSync(process.env.E2E_STOPPED, signal));
  }
}
