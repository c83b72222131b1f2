export default async function stopSharedProduct() {
  for (const shared of globalThis.halyardShared) await shared.stop();
}
