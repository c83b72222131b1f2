export default async function stopSharedProduct() {
  await globalThis.halyardProduct.stop();
}
