import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB } from '../../scripts/paths.mjs';
import { freePort } from '../../scripts/run/port.mjs';
import { startProduct } from '../../scripts/run/product.mjs';

/** The whole product as real processes, over its own data and its own copy of the built files, which tests may break. */
export default async function startTestProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-e2e-'));
  const web = join(folder, 'web');
  cpSync(WEB, web, { recursive: true });
  const [port, bankPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PLAID_CLIENT_ID: '',
    PLAID_SECRET: '',
    OPENAI_API_KEY: '',
    WEB_ROOT: web,
    TOKEN_KEY_FILE: join(folder, 'keys', 'token.key'),
  };
  const product = await startProduct({ env, port, bankPort, data: join(folder, 'data') });
  process.env.E2E_URL = `http://127.0.0.1:${port}`;
  process.env.E2E_WEB_ROOT = web;
  globalThis.halyardProduct = { product, folder };
}
