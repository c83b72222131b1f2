import { rmSync } from 'node:fs';

export default async function stopTestProduct() {
  const { product, folder } = globalThis.halyardProduct;
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
