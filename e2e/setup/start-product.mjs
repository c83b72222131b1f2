import { startTestProduct } from './product.mjs';

/** The product that every suite shares; a suite that breaks its product starts one of its own. */
export default async function startSharedProduct() {
  const product = await startTestProduct();
  process.env.E2E_URL = product.url;
  globalThis.halyardProduct = product;
}
