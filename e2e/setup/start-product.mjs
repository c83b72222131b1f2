import { startBrowsers } from './browsers.mjs';
import { startTestProduct } from './product.mjs';

/** The product that every suite shares, and the browsers; a suite that breaks its product starts one of its own. */
export default async function startSharedProduct({ maxWorkers }) {
  const [product, browsers] = await Promise.all([startTestProduct(), startBrowsers(maxWorkers)]);
  process.env.E2E_URL = product.url;
  process.env.E2E_DATABASE = product.database;
  process.env.E2E_BROWSERS = browsers.addresses.join(' ');
  globalThis.halyardShared = [browsers, product];
}
