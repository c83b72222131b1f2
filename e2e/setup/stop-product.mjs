export default function stopSharedProduct() {
  return globalThis.halyardShared.stop();
}
